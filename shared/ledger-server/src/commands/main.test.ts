import { main } from './main';

test.each([
  [['shop', 'Bakery', '--currency', 'ZZZ'], 'There is no currency "ZZZ". Write a code such as USD.'],
  [
    ['shop', 'Bakery', '--zone', 'Mars/Phobos'],
    'There is no time zone "Mars/Phobos". Write a name such as America/New_York.',
  ],
  [['shop', 'Bakery', '--zone', ''], 'There is no time zone "". Write a name such as America/New_York.'],
  [
    ['shop', 'Bakery', '--day-start', '03:00'],
    'A day starts 0 to 1439 minutes after midnight; "03:00" is no such number.',
  ],
  [['shop', 'Bakery', '--locale', 'not a locale'], 'There is no locale "not a locale". Write one such as en-US.'],
  [['token', 'Bakery', '--days', 'abc'], 'A token lasts 1 to 36500 days; "abc" is no such number.'],
  [['token', 'Bakery', '--days', '0'], 'A token lasts 1 to 36500 days; "0" is no such number.'],
  [['--currency', 'dollars'], 'There is no currency "dollars". Write a code such as USD.'],
])('%j is refused before a database is opened', async (args, message) => {
  // Nothing listens there: a statement would fail with another error.
  await expect(main(args, { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(message);
});
