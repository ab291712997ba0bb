import { httpLedger } from '../../ledger/http/httpLedger';
import { loadOnce } from '../../loading/loadOnce';
import { lateLedger } from './lateLedger';

const facts = { name: 'A shop' };

/** A server that says whether it has another version of the data. */
function server() {
  let etag = '1';
  const fetch = async () => new Response(JSON.stringify(facts), { headers: { ETag: etag } });
  return { url: 'https://ledger.example', fetch, change: () => (etag = '2') };
}

test('the first question loads the code; until then it is like a new ledger', async () => {
  const load = jest.fn(() => Promise.resolve(httpLedger));
  const ledger = lateLedger(server(), loadOnce(load));
  expect([ledger.version, ledger.problem(), ledger.isSlow()]).toEqual(['0', undefined, false]);
  expect(load).not.toHaveBeenCalled();
  expect(await ledger.describe()).toEqual(facts);
  expect(await ledger.describe()).toEqual(facts);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a question after a failure loads the code again', async () => {
  const load = jest.fn(() => Promise.resolve(httpLedger)).mockRejectedValueOnce(new Error('gone'));
  const ledger = lateLedger(server(), loadOnce(load));
  await expect(ledger.describe()).rejects.toThrow('gone');
  expect(await ledger.describe()).toEqual(facts);
});

test('listeners that came before the code hear of other figures', async () => {
  const connection = server();
  const ledger = lateLedger(
    connection,
    loadOnce(() => Promise.resolve(httpLedger)),
  );
  const listener = jest.fn();
  const stop = ledger.subscribe(listener);
  await ledger.describe();
  connection.change();
  await ledger.check();
  expect(ledger.version).toBe('1');
  expect(listener).toHaveBeenCalled();
  stop();
  listener.mockClear();
  await ledger.check();
  expect(listener).not.toHaveBeenCalled();
});

test('a check never fails', async () => {
  const ledger = lateLedger(
    server(),
    loadOnce(() => Promise.reject<typeof httpLedger>(new Error('gone'))),
  );
  await expect(ledger.check()).resolves.toBeUndefined();
});
