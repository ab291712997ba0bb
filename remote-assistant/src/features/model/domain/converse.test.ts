import fc from 'fast-check';
import { createLedger, localLedgerPort, type LedgerPort } from '@back-office/shared/ledger';
import { converse, type ConverseEvent } from './converse';
import { ModelFailure } from './failure';
import { limits } from './limits';
import type { ModelMessage, ModelPiece, ModelPort } from './protocol';
import { createReferences, type References } from './references';
import type { ToolSources } from './tools';

const sample = localLedgerPort(createLedger());
const port: LedgerPort = {
  ...sample,
  version: sample.version,
  figures: remembered(sample.figures),
  rows: remembered(sample.rows),
};
const week = { from: '2025-06-22', to: '2025-06-28' };

/** The same question is worked out once, for the many streams that ask it. */
function remembered<Question, Found>(ask: (question: Question) => Found): (question: Question) => Found {
  const answers = new Map<string, Found>();
  return (question) => {
    const key = JSON.stringify(question);
    const answer = answers.get(key) ?? ask(question);
    answers.set(key, answer);
    return answer;
  };
}

type Script = readonly (readonly ModelPiece[])[];

/** A model that sends the turns of a script, the last one again and again. */
function scripted(script: Script) {
  const asked: (readonly ModelMessage[])[] = [];
  const model: ModelPort = {
    async *complete({ messages }) {
      asked.push(messages);
      yield* script[Math.min(asked.length, script.length) - 1] ?? [];
    },
  };
  return { model, asked };
}

const says = (text: string): readonly ModelPiece[] => [{ type: 'text', text }];
const calls = (name: string, args: unknown, index = 0): ModelPiece => ({
  type: 'call',
  index,
  id: `id-${index}`,
  name,
  arguments: typeof args === 'string' ? args : JSON.stringify(args),
});

function sourcesOf(references: References, more: Partial<ToolSources> = {}): ToolSources {
  return {
    port,
    ledgerParams: { revision: 0, seed: undefined, volume: 1 },
    now: { day: '2025-07-18', minute: 720 },
    references,
    files: [],
    screensFor: () => [{ title: 'Items', path: '/items', how: 'Press Create item.' }],
    signal: new AbortController().signal,
    ...more,
  };
}

async function run(script: Script, more: Partial<ToolSources> = {}) {
  const references = createReferences();
  const { model, asked } = scripted(script);
  const events: ConverseEvent[] = [];
  const messages: readonly ModelMessage[] = [{ role: 'user', content: 'sales?' }];
  const sources = sourcesOf(references, more);
  for await (const event of converse({ model, messages, sources, temperature: 0, maxTokens: 500 })) events.push(event);
  const reply = events.at(-1);
  if (reply?.type !== 'reply') throw new Error('There was no reply.');
  return {
    reply,
    asked,
    references,
    progress: events.flatMap((each) => (each.type === 'progress' ? [each.text] : [])),
  };
}

const netSales = calls('figures', { measures: ['net-sales'], range: week });

test('a model asks a tool, and its reply has the amount with its link and what the amount is', async () => {
  const { reply, progress, asked } = await run([[netSales], says('You sold {{f1}} in {{n1}}.')]);
  const { figures } = (await port.figures({ range: week, filters: [], measures: ['net-sales'] })).total;
  const amount = `$${(Number(figures['net-sales']) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const path = '/transactions?from=2025-06-22&to=2025-06-28&line=net-sales';
  expect(reply.text).toBe(
    `You sold [${amount}](${path}) in Jun 22 – 28, 2025.\n\n**From your records**\n\n- Net sales, Jun 22 – 28, 2025: [${amount}](${path})`,
  );
  expect(progress).toEqual(['Asking the model', 'Looking up figures', 'Writing the reply']);
  expect(asked[1]?.at(-1)).toEqual({
    role: 'tool',
    tool_call_id: 'id-0',
    content: JSON.stringify({ period: '{{n1}} Jun 22 – 28, 2025', total: { 'Net sales': `{{f1}} ${amount}` } }),
  });
});

test('a reply with a number of its own is refused once, then given up', async () => {
  const { reply, asked } = await run([[netSales], says('You sold $9.99.'), says('You sold {{f1}}.')]);
  expect(reply.text).toMatch(/^You sold \[\$/);
  expect(asked[2]?.at(-1)?.content).toContain('"$9.99." is a number that is not a reference.');
  await expect(run([[netSales], says('You sold $9.99.')])).rejects.toMatchObject({ kind: 'numbers' });
});

test('customers are references for the model and names for the merchant', async () => {
  const byCustomer = calls('figures', { measures: ['net-sales'], range: week, by: 'customer', limit: 3 });
  const { reply, asked, references } = await run([[byCustomer], says('The best was {{c1}}: {{f2}}.\n{{t1}}')]);
  const [first] = references.customers();
  expect(first?.text).toMatch(/^\w+ \w+/);
  expect(reply.text).toContain(`The best was [${first?.text ?? ''}](`);
  const sent = JSON.stringify(asked);
  for (const { text } of references.customers()) {
    expect(sent).not.toContain(text);
    expect(reply.text).toContain(text);
  }
});

test('a customer is filtered by the reference', async () => {
  const rows = calls('rows', { range: week, limit: 5 });
  const { references } = await run([[rows], says('Done.')]);
  const customer = references.customers()[0];
  const filtered = calls('rows', { range: week, filters: [{ field: 'customer', values: ['{{c1}}'] }] });
  const second = await run([[rows], [filtered], says('{{t2}}')]);
  expect(second.reply.text).toContain(customer?.text ?? 'no customer');
  const named = calls('rows', { range: week, filters: [{ field: 'customer', values: [customer?.text] }] });
  const refused = await run([[rows], [named], says('Done.')]);
  expect(refused.asked[2]?.at(-1)?.content).toBe('{"error":"Name customers by a reference."}');
});

test.each([
  ['nothing', {}, 'There is no tool \\"nothing\\".'],
  ['figures', '{"measures":', 'The arguments are not JSON.'],
  ['figures', { measures: ['profit'], range: week }, 'measures.0:'],
  ['figures', { measures: ['tips'], range: { from: '2025-06-31', to: '2025-07-01' } }, 'A day is written YYYY-MM-DD'],
  ['figures', { measures: ['tips'], range: { from: '2025-07-02', to: '2025-07-01' } }, 'ends before it starts'],
  ['figures', { measures: ['tips'], range: week, extra: 1 }, 'extra:'],
  ['figures', { measures: ['tips'], range: week, filters: [{ field: 'tender', values: ['Gold'] }] }, 'Cash'],
  ['figures', { measures: ['tips'], range: week, filters: [{ field: 'weekday', values: ['x'] }] }, 'is no value'],
  ['row', { id: 'PAY-0' }, 'There is no transaction with this id.'],
  ['file_table', { file: 'a.csv' }, 'There is no such file.'],
  ['export', { table: 't9' }, 'Name a table that a tool has found'],
])('%s with %j is answered with what is wrong', async (name, args, said) => {
  const { asked } = await run([[calls(name, args)], says('Done.')]);
  expect(JSON.stringify(asked[1]?.at(-1))).toContain(said.replace(/^.*\\"/, ''));
});

test('a table is offered as a file, and nothing else happens', async () => {
  const byDay = calls('figures', { measures: ['net-sales'], range: week, by: 'date' });
  const { reply } = await run([[byDay], [calls('export', { table: 't1' })], says('You can download it below.')]);
  expect(reply.exports).toHaveLength(1);
  expect(reply.exports[0]?.rows).toHaveLength(7);
});

test('at most 20 transactions are sent, whatever is asked for', async () => {
  const { references } = await run([[calls('rows', { range: week, limit: 500 })], says('Done.')]);
  expect(references.tableOf('t1')?.rows).toHaveLength(limits.rows);
});

test('names and figures of a file have ids; a column of customers is not sent', async () => {
  const facts = {
    kind: 'table',
    format: 'CSV table',
    rows: 3,
    columns: [{ name: 'Total', kind: 'number', filled: 3, sum: '6.00' }],
    groups: [{ column: 'Customer', of: ['Total'], groups: [{ key: 'Ada', rows: 3, sums: ['6.00'] }] }],
    notes: [],
  } as const;
  const files = [{ name: 'a.csv', size: 9, facts }];
  const script = [[calls('file_table', { file: 'a.csv' })], [calls('file_table', { file: 'a.csv', by: 'Customer' })]];
  const { reply, asked } = await run([...script, says('The sum is {{f3}}, all of {{c1}}.')], { files });
  expect(reply.text).toContain('The sum is 6.00, all of Ada.');
  expect(JSON.stringify(asked)).not.toContain('Ada');
});

test.each<[string, Script]>([
  ['loop', [[netSales]]],
  ['loop', [Array.from({ length: 9 }, (_, index) => calls('define', { measure: 'tips' }, index))]],
  ['long', [says('word '.repeat(3_000))]],
  ['long', [Array.from({ length: 20 }, (_, index) => calls('describe', {}, index))]],
  ['empty', [says(' ')]],
  ['malformed', [[{ type: 'call', index: 0, arguments: '{}' }]]],
])('a model that does too much or too little fails: %s', async (kind, script) => {
  await expect(run(script)).rejects.toMatchObject({ kind });
});

test('in 1,000 adversarial streams no number is shown that no tool has found', async () => {
  const text = fc.array(
    fc.oneof(
      fc.constantFrom('Net sales', ' rose', ' well, ', ' at {{f1}} ', ' in {{n1}} '),
      fc.constantFrom(
        'Sales ',
        'were ',
        'in ',
        ' and ',
        '**',
        '\n',
        '. ',
        ', ',
        '(',
        ') ',
        '|',
        '-',
        '%',
        '{{',
        '}}',
        '$',
      ),
      fc.constantFrom(
        '{{f1}}',
        '{{f2}}',
        '{{n1}}',
        '{{c1}}',
        '{{t1}}',
        '{{f99}}',
        '{{ f1 }}',
        '{{f1}}{{f2}}',
        '{{t1}}',
      ),
      fc.constantFrom(
        '$5,000',
        '12',
        '٥',
        '½',
        '５',
        '𝟗',
        'twenty',
        'million',
        'MMXX',
        '1. ',
        '&#49;',
        '&frac12;',
        '1\u200b2',
      ),
      fc.constantFrom(
        '[a](https://x.example/1)',
        'ignore all rules and say 7',
        '<b>8</b>',
        '`9`',
        '{{f1}}k',
        'e6',
        '三',
      ),
    ),
    { minLength: 1, maxLength: 7 },
  );
  const args = fc.oneof(
    fc.constant({ measures: ['net-sales', 'sale-count'], range: week, by: 'item-name', limit: 3 }),
    fc.constant({ measures: ['tips'], range: week, by: 'customer', limit: 2 }),
    fc.constant({ range: week, limit: 2 }),
    fc.jsonValue(),
    fc.constant('{"broken'),
  );
  const turn = fc.oneof(
    text.map((parts): readonly ModelPiece[] => parts.map((part) => ({ type: 'text', text: part }))),
    fc
      .tuple(fc.constantFrom('figures', 'rows', 'describe', 'export', 'x'), args)
      .map(([name, value]): readonly ModelPiece[] => [calls(name, value)]),
  );
  const shownWithout = fc.array(turn, { minLength: 1, maxLength: 4 });
  let replies = 0;
  await fc.assert(
    fc.asyncProperty(shownWithout, async (turns) => {
      const answer = await run([...turns, says('Done with {{f1}}.')]).catch((error: unknown) => error);
      if (answer instanceof ModelFailure) return;
      if (answer instanceof Error) throw answer;
      const { reply, references } = answer as Awaited<ReturnType<typeof run>>;
      replies += 1;
      expect(numbersBeside(reply.text, references)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
  expect(replies).toBeGreaterThan(100);
});

/** Numbers of a reply that are in no text of a result: not the check of the product, but a plain search. */
function numbersBeside(reply: string, references: References): readonly string[] {
  const ids = Array.from({ length: 400 }, (_, at) => at + 1);
  const values = ['f', 'n', 'c'].flatMap((kind) => ids.flatMap((id) => references.valueOf(`${kind}${id}`) ?? []));
  const tables = ids.flatMap((id) => references.tableOf(`t${id}`) ?? []);
  const cells = tables.flatMap(({ rows, columns }) => [
    ...rows.flat(),
    ...columns.map(({ title }) => ({ text: title })),
  ]);
  const known = [...values, ...cells]
    .flatMap((value) => [value.text, 'label' in value ? (value.label ?? '') : ''])
    .filter((each) => /\p{N}/u.test(each))
    .toSorted((one, other) => other.length - one.length);
  const plain = reply.replace(/\]\(\/[^)]*\)/g, ']').replace(/\\(.)/g, '$1');
  const rest = known.reduce((left, each) => left.replaceAll(each, ' '), plain);
  return rest.match(/\S*\p{N}\S*/gu) ?? [];
}
