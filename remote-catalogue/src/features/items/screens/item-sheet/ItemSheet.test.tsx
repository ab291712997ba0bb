import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { thumbnailsOf } from '@back-office/shared/photos';
import { anItem, fakePhotos, listedNames, renderItems } from '../items.testing';

const shelf = [
  anItem('Rye Loaf', {
    category: 'Bakery',
    reportingCategory: 'Bakery',
    sku: 'RL-1',
    price: '$1,100.00/ea',
    stock: 16,
  }),
  anItem('Baguette', { category: 'Bakery', reportingCategory: 'Bakery', price: '$3.00/ea' }),
];

beforeEach(() => window.localStorage.clear());

async function openCreate(options: Parameters<typeof renderItems>[0] = {}) {
  const rendered = renderItems({ items: shelf, ...options });
  await rendered.user.click(screen.getByRole('button', { name: 'Create item' }));
  return { ...rendered, sheet: await screen.findByRole('dialog', { name: 'Create item' }) };
}

async function openEdit(options: Parameters<typeof renderItems>[0] = {}) {
  const rendered = renderItems({ items: shelf, path: '/items?item=rye-loaf', ...options });
  return { ...rendered, sheet: await screen.findByRole('dialog', { name: 'Edit item' }) };
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const price = () => screen.getByRole('textbox', { name: 'Price ($)' });
const press = (label: string) => screen.getByRole('button', { name: label });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the sheet', () => {
  test('has six sections with their fields, and three buttons; cost and vendor are disabled', async () => {
    const { sheet } = await openCreate();
    expect(
      within(sheet)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Details', 'Categorization', 'Options', 'Units', 'Variations', 'Checkout Behavior']);
    for (const label of ['Save Item', 'Cancel', 'Save as Draft']) expect(press(label)).toBeVisible();

    const details = within(within(sheet).getByRole('region', { name: 'Details' }));
    expect(details.getByRole('group', { name: 'Item type' })).toHaveTextContent('Physical good');
    expect(details.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(details.getByRole('textbox', { name: 'Description' })).toBeVisible();
    expect(details.getByLabelText('Upload an image')).toHaveAttribute('accept', 'image/*');
    expect(details.getByText('Photo studio')).toBeVisible();
    expect(details.getByRole('img', { name: 'QR code that opens a new item on your phone' })).toBeVisible();

    for (const label of [/Menu organization/, /Categories/])
      expect(within(sheet).getByRole('button', { name: label })).toBeVisible();
    for (const label of ['GTIN', 'SKU', 'Weight (kg)', 'Price ($)'])
      expect(screen.getByRole('textbox', { name: label })).toBeVisible();
    for (const label of ['Cost', 'Vendor']) expect(screen.getByRole('textbox', { name: label })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Skip item details screen' })).not.toBeChecked();
  });

  test('there are exactly three locations and four units', async () => {
    const { user, sheet } = await openCreate();
    const offered = async (region: string, label: RegExp) => {
      const list = within(sheet).getByRole('region', { name: region });
      await user.click(within(list).getByRole('button', { name: label }));
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
      return options;
    };
    expect(await offered('Details', /Locations/)).toEqual(['Tech for Product', 'Main Store', 'Online Only']);
    expect(await offered('Units', /Unit/)).toEqual(['Per item', 'Per pound', 'Per kilogram', 'Per liter']);
  });

  test('Change lists the item types, Physical good first', async () => {
    const { user } = await openCreate();
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    const types = await screen.findAllByRole('menuitem');
    expect(types[0]).toHaveTextContent('Physical good');
    await user.click(screen.getByRole('menuitem', { name: 'Service' }));
    expect(await screen.findByRole('group', { name: 'Item type' })).toHaveTextContent('Service');
  });

  test('Auto create proposes a description from the name', async () => {
    const { user, fill } = await openCreate();
    await fill(name(), 'Stoneware Mug');
    await user.click(press('Auto create'));
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveDisplayValue(/Stoneware Mug/);
  });

  test('a category without items is offered too', async () => {
    const { user } = await openCreate({ stored: { 'back-office:categories': '[{"id":"gifts","name":"Gifts"}]' } });
    await user.click(screen.getByRole('button', { name: /Categories/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Gifts', 'Bakery']);
  });

  test('Add Option adds a row, three at most, and each can be removed', async () => {
    const { user, fill } = await openCreate();
    for (let count = 0; count < 3; count += 1) await user.click(press('Add Option'));
    expect(press('Add Option')).toBeDisabled();
    expect(screen.getByText('An item can have 3 options.')).toBeVisible();
    await fill(screen.getByRole('textbox', { name: 'Option 1' }), 'Size');
    await user.click(press('Remove option 1'));
    expect(screen.getByRole('textbox', { name: 'Option 1' })).toHaveValue('');
    expect(screen.queryByRole('textbox', { name: 'Option 3' })).not.toBeInTheDocument();
  });

  test('price and weight step by 0.01 with the arrow keys', async () => {
    const { user, fill } = await openCreate();
    await fill(price(), '12.5');
    await user.keyboard('{ArrowUp}');
    expect(price()).toHaveValue('12.51');
    const weight = screen.getByRole('textbox', { name: 'Weight (kg)' });
    await fill(weight, '0.38');
    await user.keyboard('{ArrowDown}');
    expect(weight).toHaveValue('0.37');
  });
});

describe('saving', () => {
  test('says that the item is saved before the list can be used again, and saves once', async () => {
    const { user, fill, stored } = await openCreate();
    await fill(name(), 'Focaccia');
    await user.type(price(), '12.50');
    await user.click(press('Save Item'));
    await screen.findByText('Item saved');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(press('Save Item')).toHaveAttribute('aria-disabled', 'true');
    await isClosed();
    expect(stored().filter(({ name }) => name === 'Focaccia')).toHaveLength(1);
  });

  test('what is being saved is never said to be changed elsewhere', async () => {
    const { user, fill } = await openEdit();
    await user.clear(price());
    // Stored as $12.50.
    await fill(price(), '12.5');
    const shown: (string | null)[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) shown.push(...[...addedNodes].map(({ textContent }) => textContent));
    });
    observer.observe(screen.getByRole('dialog'), { childList: true, subtree: true });
    await user.click(press('Save Item'));
    await isClosed();
    observer.disconnect();
    expect(shown.filter((text) => text?.includes('Changed elsewhere'))).toEqual([]);
  });

  test('pressed twice before the form is drawn again, it saves once', async () => {
    const { user, fill, stored } = await openCreate();
    await fill(name(), 'Focaccia');
    await user.type(price(), '12.50');
    act(() => {
      press('Save Item').click();
      press('Save Item').click();
    });
    await isClosed();
    expect(stored().filter(({ name }) => name === 'Focaccia')).toHaveLength(1);
  });

  test('creates an item with stock 0 and the price prefixed with $, closes, and offers no reopening', async () => {
    const { user, fill, stored } = await openCreate();
    await fill(name(), '  Focaccia ');
    await user.type(price(), '12.50');
    await user.click(press('Save Item'));
    await isClosed();
    await waitFor(() => expect(listedNames()).toContain('Focaccia'));
    expect(stored().at(-1)).toMatchObject({ name: 'Focaccia', stock: 0, price: '$12.50' });
    expect(await screen.findByText('Item saved')).toBeVisible();
    expect(screen.queryByText('Closed without saving')).not.toBeInTheDocument();
    await user.click(press('Create item'));
    await screen.findByRole('dialog', { name: 'Create item' });
    expect(name()).toHaveValue('');
  });

  test('edits the item in place, with its price prefilled without currency', async () => {
    const { user, fill, stored } = await openEdit();
    expect(name()).toHaveValue('Rye Loaf');
    expect(price()).toHaveValue('1100.00');
    await user.clear(price());
    await fill(price(), '12');
    await user.click(press('Save Item'));
    await isClosed();
    expect(stored()).toHaveLength(2);
    expect(stored()[0]).toMatchObject({ id: 'rye-loaf', price: '$12.00/ea', stock: 16 });
  });

  test('shows what is missing or no number, counts errors per section, and focuses the first invalid field', async () => {
    const { user, fill, stored } = await openCreate();
    await fill(name(), '   ');
    await user.click(press('Save Item'));
    expect(screen.getByText('Please enter a name for your item.')).toBeVisible();
    expect(screen.getByText('Please enter a price.')).toBeVisible();
    expect(name()).toHaveFocus();
    const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(sections.getByRole('button', { name: /Details\s*1 error/ })).toBeVisible();
    expect(sections.getByRole('button', { name: /Variations\s*1 error/ })).toBeVisible();
    expect(stored()).toHaveLength(2);

    await fill(name(), 'Focaccia');
    expect(screen.queryByText('Please enter a name for your item.')).not.toBeInTheDocument();
    expect(screen.getByText('Please enter a price.')).toBeVisible();

    await fill(price(), '1e5');
    await user.click(press('Save Item'));
    expect(screen.getByText('Please enter a valid price.')).toBeVisible();
    expect(price()).toHaveFocus();
  });

  test('an invalid GTIN, a duplicate SKU and a negative price are not errors', async () => {
    const { user, fill, stored } = await openCreate();
    await fill(name(), 'Focaccia');
    await fill(screen.getByRole('textbox', { name: 'GTIN' }), 'abc');
    await fill(screen.getByRole('textbox', { name: 'SKU' }), 'rl-1');
    await fill(price(), '-5');
    expect(screen.getByText(/A GTIN has only digits/)).toBeVisible();
    expect(screen.getByText('Rye Loaf has the same SKU.')).toBeVisible();
    await user.click(press('Save Item'));
    await isClosed();
    expect(stored().at(-1)).toMatchObject({ gtin: 'abc', sku: 'rl-1', price: '$-5.00' });
  });

  test('a GTIN that another item has is a warning, however it is written', async () => {
    const { fill } = await openCreate({ items: [anItem('Rye Loaf', { gtin: '036000291452' })] });
    await fill(screen.getByRole('textbox', { name: 'GTIN' }), '0036000291452');
    expect(await screen.findByText('Rye Loaf has the same GTIN.')).toBeVisible();
  });

  test('if saving fails, the sheet stays open and keeps the entries', async () => {
    const { user, fill } = await openCreate({
      wrapStore: (store) => ({
        ...store,
        add: () => Promise.resolve({ ok: false, reason: 'full', message: 'No room left.' }),
      }),
    });
    await fill(name(), 'Focaccia');
    await fill(price(), '4');
    await user.click(press('Save Item'));
    expect(await within(screen.getByRole('dialog')).findByText('No room left.')).toBeVisible();
    expect(name()).toHaveValue('Focaccia');
  });

  test.each([
    ['Enter in a field', '{Enter}'],
    ['Ctrl S', '{Control>}s{/Control}'],
  ])('%s saves', async (_, keys) => {
    const { user, fill, stored } = await openCreate();
    await fill(price(), '4');
    await fill(name(), 'Focaccia');
    await user.keyboard(keys);
    await isClosed();
    expect(stored().at(-1)).toMatchObject({ name: 'Focaccia', price: '$4.00' });
  });

  test('Enter in the description adds a line, and Escape closes an open list before the form', async () => {
    const { user, stored } = await openCreate();
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'One{Enter}two');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('One\ntwo');
    await user.click(screen.getByRole('button', { name: /Locations/ }));
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Create item' })).toBeVisible();
    expect(stored()).toHaveLength(2);
  });

  test('Save as Draft saves without a name and a price, closes, and leads to the drafts', async () => {
    const { user, fill, stored, path } = await openCreate({ stored: { 'items-search': '"Rye"' } });
    await fill(screen.getByRole('textbox', { name: 'Description' }), 'Olive oil and salt');
    await user.click(press('Save as Draft'));
    await isClosed();
    expect(stored().at(-1)).toMatchObject({
      name: 'Untitled item',
      price: '$0.00',
      status: 'Draft',
      description: 'Olive oil and salt',
    });
    expect(screen.queryByText('Closed without saving')).not.toBeInTheDocument();
    expect(await screen.findByText('Saved as draft')).toBeVisible();
    await user.click(press('Show drafts'));
    expect(path()).toBe('/items?status=Draft');
    await waitFor(() => expect(listedNames()).toEqual(['Untitled item']));
  });

  test('Save as Draft refuses an invalid price, and makes an item a draft', async () => {
    const { user, fill, stored } = await openEdit();
    await user.clear(price());
    await fill(price(), '12abc');
    await user.click(press('Save as Draft'));
    expect(screen.getByText('Please enter a valid price.')).toBeVisible();
    await user.clear(price());
    await user.click(press('Save as Draft'));
    await isClosed();
    expect(stored()[0]).toMatchObject({ id: 'rye-loaf', name: 'Rye Loaf', price: '$0.00/ea', status: 'Draft' });
  });

  test('Save Item makes a draft active', async () => {
    const { user, stored } = await openEdit({ items: [anItem('Rye Loaf', { status: 'Draft' })] });
    await user.click(press('Save Item'));
    await isClosed();
    expect(stored()[0]).not.toHaveProperty('status');
  });
});

test('a field that another tab changed too is named, with its value; others are saved beside its changes', async () => {
  const { user, fill, stored, elsewhere } = await openEdit();
  await fill(name(), ' with caraway');
  await act(() => elsewhere.update(['rye-loaf'], { sku: 'RL-2' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => elsewhere.update(['rye-loaf'], { name: 'Rye Bread' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Changed elsewhere since this form was opened: name (now “Rye Bread”). Saving replaces it with what is entered here.',
  );
  await user.click(press('Save Item'));
  await isClosed();
  expect(stored()[0]).toMatchObject({ name: 'Rye Loaf with caraway', sku: 'RL-2' });
});

describe('closing', () => {
  test.each(['Cancel', 'Close'])('%s closes at once and changes nothing', async (label) => {
    const { user, fill, stored, path } = await openEdit();
    await fill(name(), ' with caraway');
    await user.click(press(label));
    await isClosed();
    expect(stored()[0]?.name).toBe('Rye Loaf');
    expect(path()).toBe('/items');
  });

  test('Escape closes it, and unsaved changes can be restored', async () => {
    const { user, fill } = await openCreate();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(screen.queryByText('Closed without saving')).not.toBeInTheDocument();
    await user.click(press('Create item'));
    await screen.findByRole('dialog', { name: 'Create item' });
    await fill(name(), 'Focaccia');
    await fill(price(), '4');
    await user.keyboard('{Escape}');
    await isClosed();
    await user.click(press('Reopen'));
    await screen.findByRole('dialog', { name: 'Create item' });
    expect(name()).toHaveValue('Focaccia');
    expect(price()).toHaveValue('4');
  });
});

describe('links', () => {
  test('/items?new opens the blank sheet', async () => {
    renderItems({ items: shelf, path: '/items?new' });
    expect(await screen.findByRole('dialog', { name: 'Create item' })).toBeVisible();
  });

  test('the code of the photo studio opens the blank sheet at the image, with the camera', async () => {
    renderItems({ items: shelf, path: '/items?new=photo' });
    const sheet = await screen.findByRole('dialog', { name: 'Create item' });
    const photo = within(sheet).getByLabelText('Take a photo');
    expect(photo).toHaveAttribute('capture', 'environment');
    await waitFor(() => expect(photo).toHaveFocus());
    expect(within(sheet).queryByText('Photo studio')).not.toBeInTheDocument();
  });

  test('on a phone there is no code to scan with a phone', async () => {
    const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });
    try {
      renderItems({ items: shelf, path: '/items?new' });
      const sheet = await screen.findByRole('dialog', { name: 'Create item' });
      expect(within(sheet).getByLabelText('Upload an image')).toBeInTheDocument();
      expect(within(sheet).queryByText('Photo studio')).not.toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });

  test('a link to a deleted item shows a message and the list', async () => {
    const { path } = renderItems({ items: shelf, path: '/items?item=nothing' });
    expect(await screen.findByText('This item is not in your list')).toBeVisible();
    expect(path()).toBe('/items');
  });
});

describe('photos', () => {
  const image = (file: string) => new File(['x'], file, { type: 'image/jpeg' });
  const upload = () => screen.getByLabelText('Upload an image');
  const alternative = (place: number) => screen.getByRole('textbox', { name: `Alternative text of photo ${place}` });

  test('are saved with the item in their order, with what they show', async () => {
    const { user, fill, stored } = await openCreate();
    await fill(name(), 'Mug');
    await fill(price(), '12.50');
    await user.upload(upload(), [image('front.jpg'), image('back.jpg')]);
    await fill(await screen.findByRole('textbox', { name: 'Alternative text of photo 2' }), 'The back');
    screen.getByRole('button', { name: 'Move photo 2' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(alternative(1)).toHaveValue('The back');
    await user.click(press('Save Item'));
    await isClosed();
    expect(stored().at(-1)).toMatchObject({
      name: 'Mug',
      photos: [
        { id: 'back.jpg', alt: 'The back' },
        { id: 'front.jpg', alt: '' },
      ],
    });
  });

  test('a pasted image becomes a photo, cells of a spreadsheet do not', async () => {
    await openCreate();
    const paste = (types: readonly string[], file: string) =>
      fireEvent.paste(document.body, { clipboardData: { files: [image(file)], types } });
    paste(['text/plain', 'Files'], 'cells.png');
    paste(['Files'], 'pasted.png');
    expect(await screen.findByRole('textbox', { name: 'Alternative text of photo 1' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Alternative text of photo 2' })).not.toBeInTheDocument();
  });

  test('what cannot be read is said, and the others are kept; an item has at most eight', async () => {
    const { user } = await openCreate();
    await user.upload(upload(), [image('broken.jpg'), image('good.jpg')]);
    expect(await screen.findByRole('textbox', { name: 'Alternative text of photo 1' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('broken.jpg could not be read as a photo.');
    await user.upload(
      upload(),
      Array.from({ length: 10 }, (_, index) => image(index === 0 ? 'broken-too.jpg' : `${index}.jpg`)),
    );
    expect(await screen.findByRole('textbox', { name: 'Alternative text of photo 8' })).toBeVisible();
    expect(screen.queryByLabelText('Upload an image')).not.toBeInTheDocument();
    // One that could not be read took no room.
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'broken-too.jpg could not be read as a photo.',
      'An item has at most 8 photos. The others were left out.',
    ]);
    await user.click(press('Remove photo 8'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('can be seen in full size, with the arrow keys one after the other; Escape leads back to the form', async () => {
    const photos = ['a', 'b'].map((id) => ({ id, alt: `Side ${id}` }));
    for (const { id } of photos) thumbnailsOf('').put(id, `data:image/jpeg;base64,${id}`);
    const { user } = await openEdit({
      items: [{ ...anItem('Rye Loaf'), photos }],
      photos: { ...fakePhotos(), picture: (id) => Promise.resolve(`data:image/jpeg;base64,large-${id}`) },
    });
    await user.click(press('Enlarge photo 1'));
    const shown = () => within(screen.getByRole('dialog', { name: /Photo \d of 2/ })).getByRole('img');
    await waitFor(() => expect(shown()).toHaveAttribute('src', 'data:image/jpeg;base64,large-a'));
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(shown()).toHaveAttribute('src', 'data:image/jpeg;base64,large-b'));
    expect(shown()).toHaveAccessibleName('Side b');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Edit item' })).toBeVisible();
    await waitFor(() => expect(press('Enlarge photo 1')).toHaveFocus());
  });

  test('one that this device does not have is said to be missing', async () => {
    const photos = ['here', 'missing'].map((id) => ({ id, alt: '' }));
    thumbnailsOf('').put('here', 'data:image/jpeg;base64,here');
    await openEdit({ items: [{ ...anItem('Rye Loaf'), photos }] });
    expect(press('Enlarge photo 1')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Photo 2 is not on this device' })).toBeVisible();
  });

  test('one that was removed can be put back', async () => {
    const photos = ['a', 'b', 'c'].map((id) => ({ id, alt: id }));
    const { user, stored } = await openEdit({ items: [{ ...anItem('Rye Loaf'), photos }] });
    await user.click(press('Remove photo 2'));
    expect(alternative(2)).toHaveValue('c');
    await user.click(press('Put back photo'));
    expect(alternative(2)).toHaveValue('b');
    expect(press('Remove photo 2')).toHaveFocus();
    await user.click(press('Remove photo 3'));
    await user.click(press('Remove photo 1'));
    expect(screen.getByText('2 photos removed')).toBeVisible();
    await user.click(press('Put back photo'));
    expect(press('Put back photo')).toHaveFocus();
    await user.click(press('Put back photo'));
    expect([1, 2, 3].map((place) => alternative(place))).toEqual(
      ['a', 'b', 'c'].map((text) => expect.objectContaining({ value: text })),
    );
    await user.click(press('Remove photo 1'));
    await user.click(press('Save Item'));
    await isClosed();
    expect(stored()[0]?.photos).toEqual(photos.slice(1));
  });
});

describe('variations', () => {
  const cell = (field: string, variation: string) => screen.getByRole('textbox', { name: `${field} of ${variation}` });
  const choices = (place: number) => screen.getByRole('textbox', { name: `Choices of option ${place}` });

  async function openSizes() {
    const opened = await openCreate();
    await opened.fill(name(), 'Shirt');
    await opened.fill(price(), '12');
    await opened.user.click(press('Add Option'));
    await opened.fill(screen.getByRole('textbox', { name: 'Option 1' }), 'Size');
    await opened.fill(choices(1), 'S, L');
    return opened;
  }

  test('are rows of a grid, and all that is typed into it is saved', async () => {
    const { user, fill, stored } = await openSizes();
    expect(screen.getByRole('table', { name: 'Variations' })).toBeVisible();
    expect(cell('Price ($)', 'S')).toHaveValue('12');
    await fill(cell('SKU', 'S'), 'SH-S');
    await user.clear(cell('Stock', 'L'));
    await fill(cell('Stock', 'L'), '5');
    await user.click(press('Save Item'));
    await isClosed();
    expect(stored().at(-1)).toMatchObject({
      name: 'Shirt',
      stock: 5,
      options: [{ name: 'Size', values: ['S', 'L'] }],
      variations: [
        { id: 's', sku: 'SH-S', price: '$12.00', stock: 0 },
        { id: 'l', sku: '', price: '$12.00', stock: 5 },
      ],
    });
    expect(await within(screen.getByRole('table', { name: 'Items' })).findByText('2 variations')).toBeVisible();
  });

  test('have the name of each field in its cell, for screens without room for columns; pressing it focuses the field', async () => {
    const { user } = await openSizes();
    const field = cell('Low level', 'L');
    const [name] = within(screen.getByRole('table', { name: 'Variations' }))
      .getAllByText('Low level')
      .filter((each) => each.parentElement?.contains(field));
    expect(name).toHaveAttribute('aria-hidden', 'true');
    await user.click(name as HTMLElement);
    expect(field).toHaveFocus();
  });

  test('have low levels of their own, by which the list marks their item; without options the item has one', async () => {
    const { user, fill, stored } = await openSizes();
    for (const size of ['S', 'L']) {
      await user.clear(cell('Stock', size));
      await fill(cell('Stock', size), '20');
    }
    await fill(cell('Low level', 'L'), '-1');
    await user.click(press('Save Item'));
    expect(cell('Low level', 'L')).toBeInvalid();
    await user.clear(cell('Low level', 'L'));
    await fill(cell('Low level', 'L'), '25');
    await user.click(press('Save Item'));
    await isClosed();
    expect(stored().at(-1)?.variations).toEqual([
      expect.not.objectContaining({ lowStock: expect.anything() }),
      expect.objectContaining({ stock: 20, lowStock: 25 }),
    ]);
    expect(await within(screen.getByRole('table', { name: 'Items' })).findByText('Low')).toBeVisible();
  });

  test('have stock by location: the total follows, and the journal gets what is counted away from home', async () => {
    const { user, fill, stored } = await openSizes();
    await user.click(screen.getByRole('button', { name: /Counted at/ }));
    await user.click(await screen.findByRole('option', { name: 'Online Only' }));
    await user.clear(cell('Stock', 'L'));
    await fill(cell('Stock', 'L'), '4');
    await user.click(screen.getByRole('button', { name: /Counted at/ }));
    await user.click(await screen.findByRole('option', { name: 'Main Store' }));
    expect(cell('Stock', 'L')).toHaveValue('0');
    await user.clear(cell('Stock', 'L'));
    await fill(cell('Stock', 'L'), 'x');
    await user.click(screen.getByRole('button', { name: /Counted at/ }));
    await user.click(await screen.findByRole('option', { name: 'Everywhere' }));
    expect(cell('Stock', 'L')).toHaveValue('4');
    await user.click(press('Save Item'));
    expect(screen.getByText('L: Please enter a number.')).toBeVisible();
    await user.clear(cell('Stock', 'L'));
    await fill(cell('Stock', 'L'), '3');
    await user.click(press('Save Item'));
    await isClosed();
    const shirt = stored().at(-1);
    expect(shirt?.variations?.map(({ stock }) => stock)).toEqual([0, 7]);
    expect(JSON.parse(window.localStorage.getItem('back-office:stock') ?? '[]')).toEqual([
      expect.objectContaining({
        ...{ kind: 'count', itemId: shirt?.id, variationId: 'l', location: 'Online Only' },
        ...{ change: 4, counted: 4 },
      }),
    ]);
  });

  test('a low level of an item can be set and taken back', async () => {
    const { user, fill, stored } = await openEdit();
    await fill(screen.getByRole('textbox', { name: 'Low level' }), '20');
    await user.click(press('Save Item'));
    await isClosed();
    expect(stored()[0]).toMatchObject({ stock: 16, lowStock: 20 });
    await user.click(screen.getByRole('button', { name: 'Rye Loaf' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Low level' }));
    await user.click(press('Save Item'));
    await isClosed();
    expect(stored()[0]).not.toHaveProperty('lowStock');
  });

  test('Enter after a choice of an option begins the next', async () => {
    const { user } = await openCreate();
    await user.click(screen.getByRole('button', { name: 'Add Option' }));
    await user.type(screen.getByRole('textbox', { name: 'Option 1' }), 'Size');
    const choices = screen.getByRole('textbox', { name: /^Choices of option 1/ });
    await user.type(choices, 'S{Enter}M{Enter}L');
    expect(choices).toHaveValue('S, M, L');
    expect(choices).toHaveFocus();
    expect(cell('Price ($)', 'L')).toBeInTheDocument();
  });

  test('a longer SKU has more room', async () => {
    const { user } = await openSizes();
    const widthOf = () => Number.parseInt(screen.getByRole('columnheader', { name: 'SKU' }).style.width, 10);
    const before = widthOf();
    await user.click(cell('SKU', 'S'));
    await user.paste('cc-hoodie-green-logo');
    expect(widthOf()).toBeGreaterThan(before);
  });

  test('arrow keys and Enter move between the cells, and a range of a spreadsheet is pasted', async () => {
    const { user } = await openSizes();
    await user.click(cell('SKU', 'S'));
    await user.keyboard('{ArrowDown}');
    expect(cell('SKU', 'L')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(cell('Weight (kg)', 'S')).toHaveFocus();
    await user.keyboard('{Enter}{ArrowLeft}{ArrowUp}');
    expect(cell('SKU', 'S')).toHaveFocus();
    await user.paste('A\t0.2\t9.50\nB\t0.3\t10.50\nC');
    expect(cell('Price ($)', 'L')).toHaveValue('10.50');
    expect(screen.getByText('1 cell of what was pasted had no room and is left out.')).toBeVisible();
  });

  test('what is wrong in a paste is said at once, and the paste can be taken back by keyboard and by mouse', async () => {
    const { user } = await openSizes();
    await user.click(cell('Price ($)', 'S'));
    await user.paste('abc\t4\n12,50\tmany');
    expect(screen.getByText('S and L: Please enter a valid price.')).toBeVisible();
    expect(cell('Price ($)', 'L')).toHaveValue('12,50');
    expect(cell('Price ($)', 'L')).toHaveAccessibleDescription('S and L: Please enter a valid price.');
    expect(cell('Stock', 'L')).toHaveAccessibleDescription('L: Please enter a number, or - if stock is not counted.');
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Price ($)', 'S')).toHaveValue('12');
    expect(cell('Stock', 'L')).toHaveValue('0');
    expect(screen.queryByText(/Please enter a/)).not.toBeInTheDocument();

    await user.paste('7\n8');
    expect(screen.getByText('Pasted 2 cells')).toBeVisible();
    await user.click(press('Take back'));
    expect(cell('Price ($)', 'L')).toHaveValue('12');
    expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
  });

  test('a cell fills those below it, by keyboard and by mouse, but no code does', async () => {
    const { user, fill } = await openSizes();
    expect(press('Fill down')).toHaveAttribute('aria-disabled', 'true');
    await fill(cell('SKU', 'S'), 'SH-S');
    expect(press('Fill down')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Control>}d{/Control}');
    expect(cell('SKU', 'L')).toHaveValue('');
    await fill(cell('Weight (kg)', 'S'), '0.4');
    await user.keyboard('{Control>}d{/Control}');
    expect(cell('Weight (kg)', 'L')).toHaveValue('0.4');
    await fill(cell('Price ($)', 'S'), '.5');
    await user.click(press('Fill down'));
    expect(cell('Price ($)', 'L')).toHaveValue('12.5');
    expect(cell('Price ($)', 'S')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Price ($)', 'L')).toHaveValue('12');
  });

  test('Enter in the last row does not save', async () => {
    const { user, stored } = await openSizes();
    await user.click(cell('Stock', 'L'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Create item' })).toBeVisible();
    expect(stored()).toHaveLength(2);
  });

  test('more than 100 are refused before anything is saved', async () => {
    const { user } = await openSizes();
    await user.click(choices(1));
    await user.paste(Array.from({ length: 99 }, (_, place) => `, ${place}`).join(''));
    expect(screen.getByText('These choices make 101 variations. An item can have 100.')).toBeVisible();
    expect(screen.getAllByLabelText(/^SKU of/)).toHaveLength(100);
  });

  test('a removed choice with stock is told until it comes back', async () => {
    const { user, fill } = await openSizes();
    await user.clear(cell('Stock', 'L'));
    await fill(cell('Stock', 'L'), '5');
    await user.clear(choices(1));
    await fill(choices(1), 'S');
    expect(screen.getByText(/^Saving removes 1 variation with 5 in stock/)).toBeVisible();
    await fill(choices(1), ', L');
    expect(screen.queryByText(/^Saving removes/)).not.toBeInTheDocument();
    expect(cell('Stock', 'L')).toHaveValue('5');
  });

  test('an error stands at its cell with the name of the variation', async () => {
    const { user, fill, stored } = await openSizes();
    await user.clear(cell('Price ($)', 'L'));
    await user.click(press('Save Item'));
    expect(screen.getByText('L: Please enter a price.')).toBeVisible();
    expect(cell('Price ($)', 'L')).toBeInvalid();
    expect(cell('Price ($)', 'L')).toHaveFocus();
    await fill(cell('Price ($)', 'L'), '1');
    expect(screen.queryByText('L: Please enter a price.')).not.toBeInTheDocument();
    expect(stored()).toHaveLength(2);
  });

  test('an option without choices is not dropped but asked about', async () => {
    const { user, fill, stored } = await openCreate();
    await fill(name(), 'Shirt');
    await fill(price(), '12');
    await user.click(press('Add Option'));
    await fill(screen.getByRole('textbox', { name: 'Option 1' }), 'Size');
    await user.click(press('Save Item'));
    expect(screen.getByText('Please enter its choices, or remove the option.')).toBeVisible();
    await user.click(press('Save as Draft'));
    expect(stored()).toHaveLength(2);
  });

  test('a SKU that another item or variation has is a warning with the name of the variation', async () => {
    const { fill } = await openSizes();
    await fill(cell('SKU', 'S'), 'rl-1');
    expect(screen.getByText('S: Rye Loaf has the same SKU.')).toBeVisible();
    await fill(cell('SKU', 'L'), 'RL-1');
    expect(screen.getByText('L: S has the same SKU.')).toBeVisible();
  });
});

test('saving an item that was deleted meanwhile says so in view, and keeps what is entered', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, fill, elsewhere } = await openEdit();
  await fill(name(), ' with seeds');
  await act(() => elsewhere.remove(['rye-loaf']));
  scrollIntoView.mockClear();
  await user.click(press('Save Item'));
  const text = await screen.findByText('This item was deleted meanwhile. Copy what you need, or create a new item.');
  const shown = scrollIntoView.mock.contexts.filter((each) => each instanceof Element && each.contains(text));
  expect(shown).toHaveLength(1);
  expect(name()).toHaveValue('Rye Loaf with seeds');
  scrollIntoView.mockRestore();
});

describe('what was not saved', () => {
  const drafts = () => window.localStorage.getItem('back-office:item-drafts');
  const kept = () => screen.queryByText(/You have changes here that were not saved/);

  test('is kept for a form that is opened again, also after a reload, until it is saved', async () => {
    const first = await openCreate();
    await first.fill(name(), 'Shirt');
    await first.user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(drafts()).toContain('Shirt'));
    first.unmount();

    const { user, fill } = await openCreate();
    expect(name()).toHaveValue('');
    expect(kept()).toBeVisible();
    await user.click(press('Restore'));
    expect(name()).toHaveValue('Shirt');
    expect(name()).toHaveFocus();
    expect(kept()).not.toBeInTheDocument();
    await fill(price(), '3');
    await user.click(press('Save Item'));
    await isClosed();
    await waitFor(() => expect(drafts()).toBe('{}'));
  });

  test('of a new item stays when another one is created instead, and is offered again until it is restored', async () => {
    const first = await openCreate();
    await first.fill(name(), 'Shirt');
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(drafts()).toContain('Shirt'));
    first.unmount();

    const second = await openCreate();
    expect(kept()).toBeVisible();
    await second.fill(name(), 'Mug');
    await second.fill(price(), '3');
    await second.user.click(press('Save Item'));
    await isClosed();
    await waitFor(() => expect(drafts()).not.toContain('Mug'));
    second.unmount();

    const { user, fill } = await openCreate();
    await user.click(press('Restore'));
    expect(name()).toHaveValue('Shirt');
    await fill(price(), '3');
    await user.click(press('Save Item'));
    await isClosed();
    await waitFor(() => expect(drafts()).toBe('{}'));
  });

  test('is forgotten after its form was closed, reopened and saved', async () => {
    const { user, fill } = await openCreate();
    await fill(name(), 'Shirt');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drafts()).toContain('Shirt'));
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    await fill(price(), '3');
    await user.click(press('Save Item'));
    await isClosed();
    await waitFor(() => expect(drafts()).toBe('{}'));
  });

  test('is kept by a page that is closed while it waits for another tab, and forgotten once it is saved', async () => {
    // Held by another tab: no request is answered any more.
    const request = jest.fn(() => new Promise(() => undefined));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const close = () => window.dispatchEvent(new Event('pagehide'));
    try {
      const { user, fill } = await openCreate();
      await fill(name(), 'Shirt');
      await waitFor(() => expect(request).toHaveBeenCalledWith('back-office:item-drafts', expect.any(Function)));
      expect(drafts()).toBeNull();
      close();
      expect(drafts()).toContain('Shirt');
      await fill(price(), '3');
      await user.click(press('Save Item'));
      await isClosed();
      close();
      expect(drafts()).toBe('{}');
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  test('can be discarded, and another item has its own', async () => {
    const first = await openEdit();
    await first.fill(name(), ' with seeds');
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(drafts()).toContain('seeds'));
    first.unmount();

    const other = renderItems({ items: shelf, path: '/items?item=baguette' });
    await screen.findByRole('dialog', { name: 'Edit item' });
    expect(kept()).not.toBeInTheDocument();
    other.unmount();

    const { user } = await openEdit();
    await user.click(press('Discard'));
    expect(kept()).not.toBeInTheDocument();
    await waitFor(() => expect(drafts()).toBe('{}'));
  });
});

test('a duplicate starts as a copy without codes, and is a new item', async () => {
  const { user, stored } = renderItems({ items: shelf });
  await user.click(screen.getByRole('button', { name: 'Actions for Rye Loaf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await screen.findByRole('dialog', { name: 'Create item' });
  expect(name()).toHaveValue('Rye Loaf (copy)');
  expect(screen.getByRole('textbox', { name: 'SKU' })).toHaveValue('');
  await user.click(press('Save Item'));
  await isClosed();
  expect(stored().map((item) => item.name)).toEqual(['Rye Loaf', 'Baguette', 'Rye Loaf (copy)']);
});

test('an item is archived and made active again from its row', async () => {
  const { user, stored } = renderItems({ items: shelf, path: '/items?status=any' });
  for (const [label, status] of [
    ['Archive', 'Archived'],
    ['Make active', undefined],
  ]) {
    await user.click(screen.getByRole('button', { name: 'Actions for Baguette' }));
    await user.click(await screen.findByRole('menuitem', { name: label ?? '' }));
    await waitFor(() => expect(stored()[1]?.status).toBe(status));
  }
});
