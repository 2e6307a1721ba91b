"""How Qt's own widgets look in the theme."""

from PySide6.QtWidgets import QApplication

from sequence_ui.theme import Theme, blend, legible_on


def dress(application: QApplication, theme: Theme) -> None:
    """Every widget of ``application`` follows ``theme``, now and at each change."""

    def put_on() -> None:
        application.setPalette(theme.qt_palette())
        application.setStyleSheet(style_sheet(theme))

    theme.changed.connect(put_on)
    put_on()


def style_sheet(theme: Theme) -> str:
    """Panels, buttons and fields in the colours of ``theme``.

    A widget asks for its role by the property ``role``: ``panel``, ``quiet`` (text that steps
    back), ``loud`` (the button that matters now), ``plain`` (a button without a frame), ``alarm``.
    """
    colours = theme.colours
    line = theme.line_width
    hover = blend(colours.panel, colours.ink, 0.08)
    pressed = blend(colours.panel, colours.ink, 0.16)
    gold_hover = blend(colours.may_play, "#FFFFFF", 0.25)
    on_gold = legible_on(colours.may_play)
    frame = (
        colours.ink if theme.look == "contrast" else blend(colours.panel_line, colours.ink, 0.25)
    )
    return f"""
    *[role="panel"] {{ background: {colours.panel}; border: {line}px solid {colours.panel_line};
        border-radius: 8px; }}
    *[role="quiet"] {{ color: {colours.ink_quiet}; }}
    *[role="alarm"] {{ background: {colours.panel}; color: {colours.ink};
        border: 3px solid {colours.take_chip}; border-radius: 8px; padding: 8px; }}
    QPushButton, QToolButton {{ background: {colours.panel}; color: {colours.ink};
        border: {line}px solid {frame}; border-radius: 6px; padding: 5px 12px; }}
    QPushButton:hover, QToolButton:hover {{ background: {hover}; }}
    QPushButton:pressed, QToolButton:pressed {{ background: {pressed}; }}
    QPushButton:disabled {{ color: {colours.ink_quiet}; }}
    QPushButton[role="loud"] {{ background: {colours.may_play}; color: {on_gold};
        border: {line}px solid {colours.edge}; font-weight: 600; }}
    QPushButton[role="loud"]:hover {{ background: {gold_hover}; }}
    QPushButton[role="plain"], QToolButton[role="plain"] {{ background: transparent;
        border: {line}px solid transparent; }}
    QPushButton[role="plain"]:hover, QToolButton[role="plain"]:hover {{ background: {hover};
        border-color: {frame}; }}
    QToolButton {{ padding: 5px 4px; }}
    QToolButton::menu-indicator {{ image: none; }}
    QLineEdit, QPlainTextEdit, QListWidget {{ background: {colours.panel}; color: {colours.ink};
        border: {line}px solid {frame}; border-radius: 6px; padding: 5px; }}
    QLineEdit {{ placeholder-text-color: {colours.ink_quiet}; }}
    QComboBox {{ background: {colours.panel}; color: {colours.ink};
        border: {line}px solid {frame}; border-radius: 6px; padding: 3px 8px; }}
    QComboBox::drop-down {{ border: none; width: 24px; }}
    QComboBox::down-arrow {{ width: 0; height: 0; image: none;
        border-left: 5px solid {colours.panel}; border-right: 5px solid {colours.panel};
        border-top: 6px solid {colours.ink}; }}
    QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: {frame}; }}
    QSlider::sub-page:horizontal {{ height: 4px; border-radius: 2px;
        background: {colours.side_inks["blue"]}; }}
    QSlider::handle:horizontal {{ width: 14px; height: 14px; margin: -6px 0; border-radius: 8px;
        background: {colours.ink}; border: 1px solid {colours.panel}; }}
    QListWidget {{ padding: 2px; }}
    QScrollBar {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ width: 12px; }}
    QScrollBar:horizontal {{ height: 12px; }}
    QScrollBar::handle {{ background: {frame}; border-radius: 4px; margin: 2px; }}
    QScrollBar::handle:hover {{ background: {colours.ink_quiet}; }}
    QScrollBar::handle:vertical {{ min-height: 28px; }}
    QScrollBar::handle:horizontal {{ min-width: 28px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QScrollArea {{ background: transparent; border: none; }}
    QScrollArea > QWidget > QWidget#content {{ background: transparent; }}
    QTabWidget::pane {{ border: none; }}
    QTabBar::tab {{ background: transparent; color: {colours.ink_quiet}; padding: 4px 10px;
        border: none; border-bottom: 3px solid transparent; }}
    QTabBar::tab:hover {{ background: {hover}; }}
    QTabBar::tab:selected {{ color: {colours.ink};
        border-bottom-color: {colours.side_inks["blue"]}; }}
    QMenu {{ background: {colours.panel}; color: {colours.ink};
        border: {line}px solid {frame}; padding: 4px; }}
    QMenu::item {{ padding: 6px 28px 6px 14px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {colours.side_inks["blue"]};
        color: {legible_on(colours.side_inks["blue"])}; }}
    QMenu::item:disabled {{ color: {colours.ink_quiet}; }}
    QMenu::separator {{ height: 1px; background: {colours.panel_line}; margin: 4px 8px; }}
    QDialog {{ background: {colours.panel}; }}
    QToolTip {{ background: {colours.panel}; color: {colours.ink};
        border: {line}px solid {frame}; padding: 4px; }}
    """
