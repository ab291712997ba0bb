import { analyzeFile } from '../src/features/attachments/domain/analyzeFile';
import { defaultSettings, type Message } from '../src/domain/conversation';
import { replyTo } from '../src/features/replies/domain/replyTo';
import { askShop } from './askReplies';
import { heldOutFiles } from './heldOutFiles';
import { ownShop } from './ownShop';

async function analyzed(name: string, text: string) {
  const bytes = new TextEncoder().encode(text);
  const read = (from: number, to: number) => Promise.resolve(bytes.subarray(from, to));
  return { name, size: bytes.length, facts: await analyzeFile({ name, size: bytes.length, read }, () => undefined) };
}

const questions = heldOutFiles.flatMap(({ name, text, asked }) =>
  asked.map(([question, says]) => ({ name, text, question, says })),
);

test.each(questions)('“$question” is answered from $name', async ({ name, text, question, says }) => {
  const files = [await analyzed(name, text)];
  const shop = await ownShop();
  const { reply, calls } = await askShop(shop, [question], { files });
  for (const words of says) expect(reply.text).toContain(words);
  expect(calls.filter(({ name: asked }) => asked === 'figures')).toEqual([]);
});

test.each([
  ['1.200;0,45', '1,230.45'],
  ['1.200;30,5', '1,260.5'],
])('numbers of %s are read with the decimal mark of the file', async (cells, sum) => {
  const [one = '', two = ''] = cells.split(';');
  const shop = await ownShop();
  const files = [await analyzed('a.csv', `Name;Amount\nA;${one}\nB;30\nC;${two}\n`)];
  const { reply } = await askShop(shop, ['sum of amount'], { files });
  expect(reply.text).toContain(`**${sum}**`);
});

const gaps = `Supplier,Net,Net Amount
Baker,1,10
Baker,1,
Baker,1,20
Baker North,1,100
Baker North,1,50
Mill,1,7
`;
const days = 'Day,Staff,Sales\n2025-06-22,Ann,100.10\n2025-06-22,Bob,50.05\n2025-06-23,Ann,70\n';

// Blank cells do not count for an average, and neither a part of a name nor one of two is taken for the whole.
test.each([
  ['sum of net amount for Baker North', gaps, '**150**, over 2 rows'],
  ['average net amount for Baker', gaps, '**15.00**, over 2 rows'],
  ['average net amount by supplier', gaps, '| Baker | 15.00 | 3 |'],
  ['total net amount', gaps, 'The sum of **Net Amount** is **187**'],
  ['sales on 2025-06-22', days, '**150.15**, over 2 rows'],
])('“%s” is answered with the rows it names', async (question, text, says) => {
  const { reply } = await askShop(await ownShop(), [question], { files: [await analyzed('a.csv', text)] });
  expect(reply.text).toContain(says);
});

test.each([
  ['net amount for Baker and Mill', gaps],
  ['net amount without Mill', gaps],
  ['net amount over 15', gaps],
  ['what percent of net amount is Mill', gaps],
  ['biggest net amount for Baker North', gaps],
  ['sales for Ann on 2025-06-22', days],
  ['average rating', gaps],
  ['sum of price', gaps],
])('“%s”, which the facts of a file do not tell, gets the overview', async (question, text) => {
  const { reply } = await askShop(await ownShop(), [question], { files: [await analyzed('a.csv', text)] });
  expect(reply.text).toContain('is a CSV table');
});

test.each([
  ['average sales', '_From a.csv._', true],
  ['sales by staff', '_From a.csv._', true],
  ['sum of sales by day', '_From a.csv._', true],
  ['sales last week', '_From a.csv._', false],
  ['sales by staff', 'Tips were **$1.00**.', false],
])('“%s” after the reply “%s” is about the file: %s', async (question, before, isOfFile) => {
  const files = [await analyzed('a.csv', days)];
  const said = (role: Message['role'], content: string): Message => ({
    id: content,
    role,
    content,
    timestamp: Date.parse('2025-07-18T16:00:00Z'),
    messageType: 'text',
  });
  const messages = [
    { ...said('user', 'sum of sales'), metadata: { files } },
    said('assistant', before),
    said('user', question),
  ];
  const reply = await replyTo(
    {
      conversationId: 'c',
      messages,
      settings: defaultSettings,
      attachments: [],
      context: { path: '/chatbot', language: 'en' },
    },
    {
      ...(await ownShop()),
      ledgerParams: { revision: 0, seed: undefined, volume: 1 },
      now: { day: '2025-07-18', minute: 1439 },
    },
  );
  expect(reply.text.includes('_From a.csv._')).toBe(isOfFile);
});
