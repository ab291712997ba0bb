import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@back-office/shared/router';
import { Markdown } from './Markdown';

function show(markdown: string) {
  return render(
    <MemoryRouter>
      <Markdown>{markdown}</Markdown>
    </MemoryRouter>,
  ).container;
}

test('the empty corner of a table is no header', () => {
  show('| | Net |\n| --- | ---: |\n| Sun | $1.00 |');
  const table = screen.getByRole('region', { name: 'Table: Net' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(1);
});

test('lists, tables, code and emphasis become elements', () => {
  show(
    '## Sales\n\n- **one**\n- two\n\n1. first\n\n| Day | Net |\n|:--|--:|\n| Tue | $1.00 |\n\n`x < 1`\n\n```js\nconst a = 1;\n```\n\n> quoted\n\n- [x] done',
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Sales' })).toBeInTheDocument();
  expect(screen.getAllByRole('list')).toHaveLength(3);
  expect(screen.getByText('one').tagName).toBe('STRONG');
  const table = within(screen.getByRole('region', { name: 'Table: Day, Net' })).getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Net' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: '$1.00' })).toBeInTheDocument();
  expect(screen.getByText('x < 1').tagName).toBe('CODE');
  expect(screen.getByText('const a = 1;')).toBeInTheDocument();
  expect(screen.getByText('quoted').closest('blockquote')).not.toBeNull();
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('links inside the product use the router, others open a new tab without access to this one', () => {
  show('[Report](/reports?from=2025-06-22) and [Site](https://example.com)');
  expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/reports?from=2025-06-22');
  const site = screen.getByRole('link', { name: 'Site' });
  expect(site).toHaveAttribute('target', '_blank');
  expect(site).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <b onclick="alert(1)">bold</b> text',
  '<iframe src="https://evil.example"></iframe>',
  '<svg/onload=alert(1)>',
  '<style>*{display:none}</style>',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>x</script> |',
])('HTML stays visible text: %s', (markdown) => {
  const container = show(markdown);
  expect(container.querySelector('script, img, iframe, svg, style, b, [onclick], [onerror]')).toBeNull();
  const words = /alert|evil|display|x/.exec(markdown)?.[0] ?? '';
  expect(container).toHaveTextContent(words);
});

test.each([
  '[click](javascript:alert(1))',
  '[click](JAVASCRIPT:alert%281%29)',
  '[click](data:text/html;base64,PHNjcmlwdD4=)',
  '[click](//evil.example)',
  '[click](</\\evil.example>)',
  '[click](java&#x0A;script:alert(1))',
  '[click][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
])('a dangerous address is no link: %s', (markdown) => {
  show(markdown);
  for (const link of screen.queryAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|\/(?![/\\]))/);
});

test('pictures load nothing; their description is shown', () => {
  const container = show('![the chart](https://evil.example/pixel.png)');
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('the chart');
});

test.each([
  ['quotes', '>'.repeat(5_000)],
  ['lists', Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
  ['brackets', '['.repeat(5_000)],
  ['emphasis', '*a '.repeat(3_000)],
])('deeply nested %s neither hang nor crash', (_, markdown) => {
  const before = performance.now();
  show(markdown);
  expect(performance.now() - before).toBeLessThan(3_000);
});
