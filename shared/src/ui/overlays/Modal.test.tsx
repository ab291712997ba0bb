import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Select } from '../choices/Select';
import { Sheet } from './Sheet';
import { SheetSection } from './SheetSection';

const sections = [
  { id: 'details', label: 'Details' },
  { id: 'variations', label: 'Variations', errors: 1 },
  { id: 'units', label: 'Units', errors: 2 },
];

type Overlay = (props: { readonly onClose: () => void }) => ReactNode;

const ItemSheet: Overlay = ({ onClose }) => (
  <Sheet title="Create item" onClose={onClose} actions={<button type="button">Save Item</button>} sections={sections}>
    {sections.map(({ id, label }) => (
      <SheetSection key={id} id={id} title={label}>
        <Select
          label={`Choice of ${label}`}
          value=""
          options={[{ value: 'a', label: 'First' }]}
          onChange={() => undefined}
        />
      </SheetSection>
    ))}
  </Sheet>
);

const ImportDialog: Overlay = ({ onClose }) => (
  <Dialog title="Create item" onClose={onClose} wide footer={<button type="button">Merge new</button>}>
    <Select label="Choice of Details" value="" options={[{ value: 'a', label: 'First' }]} onChange={() => undefined} />
  </Dialog>
);

function Page({ overlay: Overlay }: { readonly overlay: Overlay }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Overlay onClose={() => setIsOpen(false)} />}
    </>
  );
}

async function open(overlay: Overlay) {
  const user = userEvent.setup();
  render(<Page overlay={overlay} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

const noop = () => undefined;
const dialog = () => screen.queryByRole('dialog', { name: 'Create item' });

describe.each([
  ['sheet', ItemSheet],
  ['dialog', ImportDialog],
])('a %s', (_, overlay) => {
  test('hides the page behind it and takes the focus', async () => {
    await open(overlay);
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  });

  test('its close button closes it', async () => {
    const user = await open(overlay);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
  });

  test('Escape closes it and returns the focus', async () => {
    const user = await open(overlay);
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test('a press on the backdrop closes it, one inside does not', async () => {
    const user = await open(overlay);
    await user.click(screen.getByRole('heading', { name: 'Create item' }));
    expect(dialog()).toBeInTheDocument();
    await user.click(dialog()?.parentElement ?? document.body);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('a select inside works, and Escape closes only its list', async () => {
    const user = await open(overlay);
    await user.click(screen.getByRole('button', { name: /Choice of Details/ }));
    expect(screen.getByRole('option', { name: 'First' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
  });
});

describe('every modal overlay', () => {
  test('stays open when a press that began inside ends on the backdrop', async () => {
    const user = await open(ImportDialog);
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('heading', { name: 'Create item' }) },
      { keys: '[/MouseLeft]', target: dialog()?.parentElement ?? document.body },
    ]);
    expect(dialog()).toBeInTheDocument();
  });

  test('is left by Escape also when the control that had the focus is gone', async () => {
    const user = await open(ImportDialog);
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  test('covers the page behind and keeps it from scrolling until it is closed', async () => {
    const user = await open(ItemSheet);
    // jsdom has no `inert`.
    const page = screen.getByText('Open').closest('[aria-hidden]');
    expect(page).not.toBeNull();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await user.keyboard('{Escape}');
    expect(page).not.toHaveAttribute('aria-hidden');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  test('a question above it covers it, and Escape closes the question alone', async () => {
    const onCancel = jest.fn();
    const { rerender } = render(<ItemSheet onClose={onCancel} />);
    const question = (
      <ConfirmDialog title="Discard?" message="" confirmLabel="Discard" onConfirm={noop} onCancel={noop} />
    );
    rerender(
      <>
        <ItemSheet onClose={onCancel} />
        {question}
      </>,
    );
    expect(dialog()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).not.toHaveBeenCalled();
    rerender(<ItemSheet onClose={onCancel} />);
    expect(dialog()).toBeInTheDocument();
  });
});

test('the sheet lists its sections with their errors', async () => {
  await open(ItemSheet);
  const list = screen.getByRole('navigation', { name: 'Sections' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((link) => link.textContent),
  ).toEqual(['Details', 'Variations1 error', 'Units2 errors']);
  expect(within(list).getByRole('button', { name: 'Details' })).toHaveAttribute('aria-current', 'location');
});

test('choosing a section scrolls to it and makes it current', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const user = await open(ItemSheet);
  await user.click(screen.getByRole('button', { name: /^Units/ }));
  expect(screen.getByRole('region', { name: 'Units' })).toHaveFocus();
  expect(screen.getByRole('button', { name: /^Units/ })).toHaveAttribute('aria-current', 'location');
  expect(screen.getByRole('button', { name: 'Details' })).not.toHaveAttribute('aria-current');
});

test('the footer of a dialog is outside its content', async () => {
  await open(ImportDialog);
  expect(screen.getByRole('button', { name: 'Merge new' })).toBeInTheDocument();
});

test('a dialog has a context line below its title and buttons in its header', () => {
  render(
    <Dialog
      title="Gross sales"
      context="Jun 22 – 28, 2025"
      actions={<button type="button">Export CSV</button>}
      onClose={() => undefined}
    >
      Nothing
    </Dialog>,
  );
  const head = screen.getByRole('banner');
  expect(head).toHaveTextContent('Gross salesJun 22 – 28, 2025');
  expect(within(head).getByRole('button', { name: 'Export CSV' })).toBeInTheDocument();
});
