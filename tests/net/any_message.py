"""Any message that the schema allows, for hypothesis to try."""

from typing import Any

import msgspec.inspect as shape
from hypothesis import strategies as st

from sequence_lan.net.messages import ClientMessage, HostMessage


def allowed(kind: shape.Type) -> st.SearchStrategy[Any]:
    """The values that the schema allows for this type."""
    match kind:
        case shape.IntType(ge=least, le=most):
            return st.integers(least, most)
        case shape.BoolType():
            return st.booleans()
        case shape.NoneType():
            return st.none()
        case shape.StrType(pattern=str() as pattern):
            return st.from_regex(pattern)
        case shape.StrType(min_length=least, max_length=most):
            return st.text(min_size=least or 0, max_size=most)
        case shape.BytesType(min_length=least, max_length=most):
            return st.binary(min_size=least or 0, max_size=min(most or 100, 100))
        case shape.LiteralType(values=values):
            return st.sampled_from(values)
        case shape.UnionType(types=kinds):
            return st.one_of(*map(allowed, kinds))
        case shape.TupleType(item_types=kinds):
            return st.tuples(*map(allowed, kinds))
        case shape.VarTupleType(item_type=inner, min_length=least, max_length=most):
            least = least or 0
            few = min(most or 6, max(least, 6))
            return st.lists(allowed(inner), min_size=least, max_size=few).map(tuple)
        case shape.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: allowed(field.type) for field in fields})
        case _:
            raise NotImplementedError(kind)


client_messages: st.SearchStrategy[ClientMessage] = allowed(shape.type_info(ClientMessage))
host_messages: st.SearchStrategy[HostMessage] = allowed(shape.type_info(HostMessage))
