"""Typing that pydantic can read: from typing_extensions where there is one, else from `typing`."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeAliasType as TypeAliasType
    from typing_extensions import TypedDict as TypedDict
else:
    try:
        from typing_extensions import TypeAliasType as TypeAliasType
        from typing_extensions import TypedDict as TypedDict
    except ImportError:
        from typing import TypedDict as TypedDict

        def TypeAliasType(name: str, value: Any) -> Any:  # noqa: N802
            """The type itself: its name is for descriptions of the interface."""
            return value
