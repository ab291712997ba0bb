import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { testVariation } from '../../../domain/items.testing';
import { LabelsDialog } from './deferredParts';
import { anItem, renderItems } from './items.testing';

beforeAll(() => LabelsDialog.preload());
beforeEach(() => window.localStorage.clear());

test('of a receipt there are as many as came in, and another receipt can be chosen', async () => {
  const receipts = [
    { id: 'new', name: 'Today', quantities: new Map([['mug\n', 7]]) },
    { id: 'old', name: 'Yesterday', quantities: new Map([['plate\n', 2.5]]) },
  ];
  const { user } = renderInArea(
    <LabelsDialog
      items={[anItem('Mug'), anItem('Plate')]}
      receipts={receipts}
      onClose={() => undefined}
      onFailed={() => undefined}
    />,
  );
  expect(await screen.findByRole('textbox', { name: 'Labels of Mug' })).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Today Received' }));
  await user.click(screen.getByRole('option', { name: 'Yesterday' }));
  expect(screen.getByRole('textbox', { name: 'Labels of Plate' })).toHaveValue('3');
  expect(screen.queryByRole('textbox', { name: 'Labels of Mug' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Print 3 labels' })).toBeVisible();
});

test('it is said how many have no counted stock to go by', async () => {
  const items = [anItem('Mug', { stock: 4 }), anItem('Cap', { stock: '-' }), anItem('Belt', { stock: '-' })];
  const { user } = renderInArea(<LabelsDialog items={items} onClose={() => undefined} onFailed={() => undefined} />);
  const fillFromStock = await screen.findByRole('button', { name: 'As many as in stock' });
  expect(screen.queryByText(/not counted/)).toBeNull();
  await user.click(fillFromStock);
  expect(screen.getByText('The stock of 2 variations is not counted: one label each.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Labels of Mug' })).toHaveValue('4');
  expect(screen.getByRole('textbox', { name: 'Labels of Cap' })).toHaveValue('1');
});

test('a SKU that is the barcode is written once, below it', async () => {
  const items = [anItem('Mug', { sku: 'MUG-1' })];
  renderInArea(<LabelsDialog items={items} onClose={() => undefined} onFailed={() => undefined} />);
  const preview = within(await screen.findByRole('img', { name: 'Preview, page 1 of 1' }));
  expect(preview.getAllByText('MUG-1')).toHaveLength(1);
});

test('a long name ends with dots before the edge of its label', async () => {
  const items = [anItem('A Gift Box of Many Things with a Very Long Name Indeed')];
  renderInArea(<LabelsDialog items={items} onClose={() => undefined} onFailed={() => undefined} />);
  const preview = within(await screen.findByRole('img', { name: 'Preview, page 1 of 1' }));
  // 65 mm in bold letters of 3 mm, each about 0.6 of it wide.
  expect(preview.getByText(/^A Gift Box .*…$/).textContent.length).toBeLessThan(65 / (3 * 0.6));
});

test('labels of all variations are printed, each as often as asked', async () => {
  const sizes = [testVariation(['S'], { sku: 'SH-S', stock: 3 }), testVariation(['L'], { stock: 0 })];
  // jsdom has no style sheets that are made by scripts.
  const replaceSync = jest.fn((_css: string) => undefined);
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync = replaceSync;
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  let printed = '';
  window.print = () => {
    const [pages] = document.querySelectorAll('[data-printed-pages]');
    printed = within(pages as HTMLElement)
      .getAllByRole('img')
      .map(({ textContent }) => textContent)
      .join('|');
  };
  const { user, fill } = renderItems({
    items: [anItem('Mug', { price: '$12.50/ea', gtin: '5901234123457' }), anItem('Shirt', { variations: sizes })],
  });
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print labels…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Labels' }));
  expect(dialog.getByText(/1 label has no barcode/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'As many as in stock' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Labels of Mug' }));
  expect(dialog.getByRole('button', { name: /^Print/ })).toHaveAttribute('aria-disabled', 'true');
  await fill(dialog.getByRole('textbox', { name: 'Labels of Mug' }), '2');
  await user.click(dialog.getByRole('checkbox', { name: 'Its SKU' }));
  await user.click(dialog.getByRole('button', { name: 'Print 5 labels' }));
  expect(replaceSync.mock.calls[0]?.[0]).toContain('size: 210mm 297mm');
  const mug = 'Mug$12.50/ea5901234123457';
  const shirt = 'Shirt – S$1.00/eaSH-S';
  expect(printed).toBe([mug, mug, shirt, shirt, shirt].join(''));
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-printed-pages]')).toBeNull());
});
