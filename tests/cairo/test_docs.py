"""What the docs say of Cairo is true."""

from bedesten.games.cairo.questions import QUESTIONS
from tests.pages import cells, code, part


def test_the_page_on_notation_has_every_question_with_its_arguments() -> None:
    table = part("notation.md", "## Cairo").split("| question | arguments |")[1]
    told = {name: code(row[1]) for row in cells(table) for name in code(row[0])}
    assert told == {question.name: [known.name for known in question.arguments] for question in QUESTIONS}
