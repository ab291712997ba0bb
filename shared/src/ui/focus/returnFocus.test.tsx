import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import type * as Dialogs from '@back-office/shared/ui/dialogs';
import type * as Choices from '../choices/choices';

/* jsdom does not know `inert`, and its frames are slow. Here the attribute prevents focusing, and a frame comes before
   the cleanup of an overlay that closes after an await, as in a browser. */
let dialogs: typeof Dialogs;
let choices: typeof Choices;
beforeAll(async () => {
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('inert');
    },
    set(this: HTMLElement, isInert: boolean) {
      this.toggleAttribute('inert', isInert);
    },
  });
  const { focus } = HTMLElement.prototype;
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.closest('[inert]')) focus.call(this, options);
  });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    queueMicrotask(() => frame(0));
    return 0;
  });
  dialogs = await import('@back-office/shared/ui/dialogs');
  choices = await import('../choices/choices');
});

afterAll(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
});

type Kind = 'Dialog' | 'Sheet' | 'ConfirmDialog';

const entries = [
  { id: 'now', label: 'Rename' },
  { id: 'later', label: 'Rename later' },
];

interface PageProps {
  readonly kind: Kind;
  /** The owner focuses something else when the overlay has closed. */
  readonly movesOn?: boolean;
}

function Page({ kind, movesOn = false }: PageProps) {
  const { ConfirmDialog } = dialogs;
  const { Dialog, Menu, Sheet } = choices;
  const [isOpen, setOpen] = useState(false);
  const elsewhere = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && movesOn) elsewhere.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, movesOn]);
  const save = async () => {
    await new Promise((done) => setTimeout(done));
    setOpen(false);
  };
  const button = (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  );
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button ref={elsewhere} type="button">
        Elsewhere
      </button>
      <Menu
        label="Actions"
        items={entries}
        onAction={(id) => (id === 'now' ? setOpen(true) : setTimeout(() => setOpen(true)))}
      />
      {isOpen && kind === 'Dialog' && (
        <Dialog title="Name" onClose={close}>
          {button}
        </Dialog>
      )}
      {isOpen && kind === 'Sheet' && (
        <Sheet title="Name" onClose={close} actions={button}>
          Content
        </Sheet>
      )}
      {isOpen && kind === 'ConfirmDialog' && (
        <ConfirmDialog
          title="Name"
          message="Really?"
          confirmLabel="Save"
          onConfirm={() => void save()}
          onCancel={close}
        />
      )}
    </>
  );
}

function setUp(kind: Kind, movesOn = false) {
  render(<Page kind={kind} movesOn={movesOn} />);
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

async function save(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
}

describe.each<Kind>(['Dialog', 'Sheet', 'ConfirmDialog'])('a %s that its owner closes after an await', (kind) => {
  test('returns the focus to what had it', async () => {
    const user = setUp(kind);
    await user.click(button('Open'));
    await save(user);
    await waitFor(() => expect(button('Open')).toHaveFocus());
  });

  test('opened from a menu, returns the focus to the button of the menu', async () => {
    const user = setUp(kind);
    await user.click(button('Actions'));
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await screen.findByRole('button', { name: 'Save' });
    await save(user);
    await waitFor(() => expect(button('Actions')).toHaveFocus());
  });

  test('opened from a menu a moment after it closed, returns the focus to the button of the menu', async () => {
    const user = setUp(kind);
    await user.click(button('Actions'));
    await user.click(screen.getByRole('menuitem', { name: 'Rename later' }));
    await screen.findByRole('button', { name: 'Save' });
    await save(user);
    await waitFor(() => expect(button('Actions')).toHaveFocus());
  });

  test('leaves the focus where its owner has put it', async () => {
    const user = setUp(kind, true);
    await user.click(button('Open'));
    await save(user);
    await waitFor(() => expect(button('Elsewhere')).toHaveFocus());
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(button('Elsewhere')).toHaveFocus();
  });
});
