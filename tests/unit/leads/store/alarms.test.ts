import { alarmBook } from '#lib/leads/store/alarms.ts';
import { onEachEngine } from './engines.ts';

onEachEngine((bench) => {
  test('of many that saw the same, one may tell; everyone reads what was told', async () => {
    const store = await bench.fresh();
    const books = [alarmBook(store), alarmBook(bench.again(store)), alarmBook(bench.again(store))];
    const race = async (at: number) => {
      const before = await books[0]?.read('canary');
      return (await Promise.all(books.map((book) => book.write('canary', { at, dead: 2 }, before)))).filter(Boolean).length;
    };
    expect([await race(1_795_000_000_000), await race(1_795_000_000_001)]).toEqual([1, 1]);
    for (const book of books) expect(await book.read('canary')).toEqual({ at: 1_795_000_000_001, dead: 2 });
    expect(await books[0]?.read('deliveries')).toBeUndefined();
  });
});
