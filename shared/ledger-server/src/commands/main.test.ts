import { main } from './main';

test.each([
  [['shop', 'Bakery', '--currency', 'ZZZ'], 'There is no currency "ZZZ". Write a code such as USD.'],
  [
    ['shop', 'Bakery', '--zone', 'Mars/Phobos'],
    'There is no time zone "Mars/Phobos". Write a name such as America/New_York.',
  ],
  [['shop', 'Bakery', '--zone', ''], 'There is no time zone "". Write a name such as America/New_York.'],
  [['shop', 'Bakery', '--day-start', '180'], 'A day starts at a time such as 03:00; "180" is none.'],
  [['shop', 'Bakery', '--locale', 'not a locale'], 'There is no locale "not a locale". Write one such as en-US.'],
  [['token', 'Bakery', '--days', 'abc'], 'A token lasts 1 to 36500 days; "abc" is no such number.'],
  [['token', 'Bakery', '--days', '0'], 'A token lasts 1 to 36500 days; "0" is no such number.'],
  [['--currency', 'dollars'], 'There is no currency "dollars". Write a code such as USD.'],
])('%j is refused before a database is opened', async (args, message) => {
  // Nothing listens there: a statement would fail with another error.
  await expect(main(args, { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(message);
});

test('--help prints how it is used, and starts nothing', async () => {
  const print = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await main(['--help'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  expect(print).toHaveBeenCalledWith(expect.stringContaining('Usage: pnpm ledger-server'));
});
