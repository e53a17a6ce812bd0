"""The wheel in Python as pip has installed it: `python -m unittest`, in an environment with anywidget."""

import os
import subprocess
import sys
import unittest
from unittest import mock

import magnus_derek
import nbformat
import traitlets
from magnus_derek import MagnusDerek, drawing
from nbconvert import HTMLExporter, LatexExporter

GAME = "n=21&magnus=layers&derek=human"


def without_node():
    return mock.patch.object(drawing, "_node", lambda: None)


class Traits(unittest.TestCase):
    def test_a_link_opens_its_game_and_follows_the_state(self):
        table = MagnusDerek(n=13, href="https://example.org/table/")
        self.assertEqual(table.link, "https://example.org/table/#n=13&magnus=layers&derek=human&seed=1")
        table.state = GAME
        self.assertEqual(table.link, f"https://example.org/table/#{GAME}")
        table.link = "https://elsewhere.example/?game=1.WEAQA_X"
        self.assertEqual((table.state, table.link), ("1.WEAQA_X", "https://example.org/table/#1.WEAQA_X"))
        with self.assertRaisesRegex(traitlets.TraitError, "has no game: one has it behind #"):
            table.link = "https://example.org/"
        self.assertEqual(MagnusDerek(link=f"#{GAME}").state, GAME)

    def test_each_event_is_heard_once(self):
        table, heard = MagnusDerek(), []
        table.on_event(heard.append)
        table.events = [{"number": 1, "type": "move"}, {"number": 2, "type": "end"}]
        table.events = [{"number": 3, "type": "error"}]
        self.assertEqual([event["number"] for event in heard], [1, 2, 3])

    def test_all_tables_share_one_script(self):
        first, second = MagnusDerek(), MagnusDerek(n=45)
        self.assertIs(first.script, second.script)
        self.assertLess(len(str(second.get_state())), 4000)
        self.assertGreater(len(first.script.text), 1_000_000)


class Pictures(unittest.TestCase):
    def still(self, **values):
        return MagnusDerek(**values)._repr_mimebundle_()[0]["text/html"]

    def test_the_picture_is_the_game_as_it_stands(self):
        html = self.still(state="n=13&magnus=layers&derek=hoarder&round=5", round=2)
        self.assertIn("after 5 rounds", html)
        self.assertIn("data:image/svg+xml,", html)
        self.assertIn("nach 5 Runden", self.still(state="n=13&magnus=layers&derek=hoarder&round=5", lang="de"))

    def test_without_node_only_the_beginning_is_drawn(self):
        with without_node():
            self.assertIn('alt="The Magnus–Derek table with 13 positions."', self.still(n=13))
            self.assertNotIn("<img", self.still(state=GAME))

    def test_what_is_refused_has_words(self):
        self.assertNotIn("<img", self.still(lesson="shield/hold"))
        with self.assertRaisesRegex(drawing.NotDrawn, "A step of a lesson or a puzzle is not drawn on paper"):
            drawing.draw("svg", {"lesson": "shield/hold"})

    def test_nbconvert_takes_it_into_a_page_and_into_latex(self):
        data = MagnusDerek(state=GAME, href="https://example.org/")._repr_mimebundle_()[0]
        output = nbformat.v4.new_output("display_data", data=data)
        cell = nbformat.v4.new_code_cell("table", outputs=[output])
        book = nbformat.v4.new_notebook(cells=[cell])
        page, _ = HTMLExporter().from_notebook_node(book)
        self.assertIn("data:image/svg+xml,", page)
        self.assertIn(f'href="https://example.org/#{GAME.replace("&", "&amp;")}"', page)
        LatexExporter().from_notebook_node(book)


class Package(unittest.TestCase):
    def test_the_drawing_needs_no_anywidget(self):
        program = "import sys; sys.modules['anywidget'] = None; from magnus_derek.drawing import sentence; print(sentence({'n': 13}))"
        environment = {**os.environ, "PYTHONUTF8": "1"}
        said = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", env=environment, check=True)
        self.assertTrue(said.stdout.startswith("The Magnus–Derek table, n = 13, after 0 rounds."))

    def test_it_names_nothing_else(self):
        with self.assertRaises(AttributeError):
            magnus_derek.Table


if __name__ == "__main__":
    unittest.main()
