import { analyzeFile } from '../src/features/attachments/domain/analyzeFile';
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
