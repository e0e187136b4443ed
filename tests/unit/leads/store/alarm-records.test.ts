import { alarmRecords } from '#lib/leads/store/alarm-records.ts';
import { onEachEngine } from './engines.ts';

onEachEngine((stores) => {
  test('accepts one of several concurrent records, and returns it to all', async () => {
    const store = await stores.fresh();
    const instances = [alarmRecords(store), alarmRecords(stores.again(store)), alarmRecords(stores.again(store))];
    const race = async (mailedAt: number) => {
      const before = await instances[0]?.read('canary');
      return (await Promise.all(instances.map((records) => records.write('canary', { mailedAt, count: 2 }, before)))).filter(Boolean).length;
    };
    expect([await race(1_795_000_000_000), await race(1_795_000_000_001)]).toEqual([1, 1]);
    for (const records of instances) expect(await records.read('canary')).toEqual({ mailedAt: 1_795_000_000_001, count: 2 });
    expect(await instances[0]?.read('deliveries')).toBeUndefined();
  });
});
