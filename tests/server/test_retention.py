"""A server deletes by itself what has been kept long enough, and no more than it was told to."""

import pytest

from techdeck.commands.serve import days
from techdeck.server.house import USUALLY_KEPT, House
from techdeck.server.seating import read_seats
from techdeck.server.services import Pace, Services
from techdeck.server.store import Retention, open_store
from techdeck.server.thinking import Here
from techdeck.server.times import RealTime
from tests.server.store.words import awaited, row


@pytest.mark.parametrize(
    ("kept", "tables", "named"),
    [
        (USUALLY_KEPT, ["over", "played"], ["over", "played"]),
        (Retention(names_for=days("30")), ["open", "over", "played"], ["open", "played"]),
        (Retention(finished_for=days("0.5")), ["open", "played"], ["open", "played"]),
    ],
)
@awaited
async def test_old_tables_and_old_names_go(kept, tables, named):
    store = await open_store("memory:")
    for name, status in (("open", "open"), ("played", "playing"), ("over", "finished")):
        await store.create(row(name, status=status, updated=0.0, results={"names": ["Ann", "Bob", "Cy"]}))
    await House(Services(store, RealTime(), Here(), Pace()), kept=kept).sweep()
    rows = [await store.row(name) for name in sorted(await store.ids())]
    assert [found.id for found in rows] == tables
    assert [found.id for found in rows if read_seats(found.seats)[0].name is not None] == named
    await store.close()


def test_a_number_of_days_is_positive():
    assert days("2") == 2 * 24 * 3600
    for text in ("0", "-1", "nan", "soon"):
        with pytest.raises(ValueError, match=r".*"):
            days(text)
