"""placeholder"""

from typing import Any


def why_not(state: Any, action: int) -> tuple[str, str]:
    return "IST-TRN-02", "placeholder"
