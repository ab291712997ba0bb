import { checkReply, evidenceOf } from './checkReply';
import { createReferences } from './references';

function found() {
  const references = createReferences();
  references.add('f', {
    text: '$1,234.50',
    label: 'Net sales, Jun 1 – 7, 2025',
    path: '/transactions?from=2025-06-01',
  });
  references.add('f', { text: '12', label: 'Orders, Jun 1 – 7, 2025' });
  references.add('n', { text: 'Jun 1 – 7, 2025' });
  references.add('n', { text: '7 *grain* {{f1}}' });
  references.customer({ text: 'Ada Lovelace' });
  references.addTable({
    title: 'Net sales by item',
    columns: [
      { title: 'Item', isNumber: false },
      { title: 'Net sales', isNumber: true },
    ],
    rows: [[{ text: 'Latte' }, { text: '$9.00' }]],
  });
  return references;
}

const textOf = (written: string) => {
  const reply = checkReply(written, found());
  return reply.ok ? reply.text : undefined;
};

test('references become amounts with their links, and texts of the shop are no Markdown', () => {
  expect(textOf('Net sales were **{{f1}}** in {{n1}}, from {{ f2 }} orders of {{c1}}.')).toBe(
    'Net sales were **[$1,234.50](/transactions?from=2025-06-01)** in Jun 1 – 7, 2025, from 12 orders of Ada Lovelace.',
  );
  expect(textOf('The item {{n2}} sold.')).toBe('The item 7 \\*grain\\* {{f1}} sold.');
});

test('a table is shown whole', () => {
  expect(textOf('By item:\n{{t1}}\nDone.')).toBe(
    'By item:\n\n| Item | Net sales |\n| --- | ---: |\n| Latte | $9.00 |\n\nDone.',
  );
});

test('each figure is named under the reply in the words of the catalog', () => {
  const reply = checkReply('{{f1}} and {{f2}} and {{n1}}', found());
  expect(evidenceOf(reply.ok ? reply.values : [])).toBe(
    '**From your records**\n\n- Net sales, Jun 1 – 7, 2025: [$1,234.50](/transactions?from=2025-06-01)\n- Orders, Jun 1 – 7, 2025: 12',
  );
  expect(evidenceOf([])).toBeUndefined();
});

test('numbers of a list become bullets, links become their words', () => {
  expect(textOf('1. Latte\n2) [Tea](https://evil.example/?q=1)')).toBe('- Latte\n- Tea');
});

test.each([
  'Sales were $5,000.',
  'Sales were ５００.',
  'Sales were ٥٠٠.',
  'Sales rose ½.',
  'Sales were ²³.',
  'Sales were 三千.',
  'Sales were Ⅻ.',
  'In MMXXV sales rose.',
  'About two hundred orders.',
  'About twenty-one orders.',
  'Sales doubled.',
  'Half of the sales.',
  'A thou\u200Bsand orders.',
  'A thоusand orders.',
  'Deux cents ventes.',
  'Quinientos pedidos.',
  'Up by ten percent.',
  'It is {{f9}}.',
  'It is {{f1.',
  'It is {{f1}}{{f2}}.',
  'It is **{{f1}}****{{f2}}**.',
  'It is {{f2}} {{f2}}.',
  'It is {{f2}}.{{f2}}.',
  'It is -{{f1}}.',
  'It is −{{f1}}.',
  'It is {{f2}}k.',
  'It is {{f2}} million.',
  'It is {{f2}}% more.',
  'It is {{f2}} % more.',
  'It is {{f2}}.5 more.',
  'It is {{f2}}e6.',
  'It is ${{f2}}.',
  'See https://evil.example/.',
  'See www.evil.example.',
  'See [x]: /y',
  'Write to a@evil.example.',
])('%s is refused', (written) => expect(checkReply(written, found())).toMatchObject({ ok: false }));

test.each([
  'One of the best weeks.',
  'Net sales ({{f1}}) and orders ({{f2}}).',
  '{{f1}}, {{f2}} and {{n1}}',
  'What a week: {{f1}}!',
  'I DID it for once.',
  'The share of tips, as a percentage, is {{f1}}.',
])('%s is accepted', (written) => expect(checkReply(written, found())).toMatchObject({ ok: true }));
