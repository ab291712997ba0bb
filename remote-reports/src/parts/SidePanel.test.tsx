import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Popover } from '@back-office/shared/ui';
import { SidePanel } from './SidePanel';
import { WithSidePanel } from './WithSidePanel';

function Payments({ isOpenAtFirst = false }: { readonly isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const panel = isOpen && (
    <SidePanel title="Payment details" onClose={() => setOpen(false)} actions={<button type="button">Print</button>}>
      <Popover label="Fees" trigger={(props) => <button {...props}>Show fees</button>}>
        <button type="button">Learn more</button>
      </Popover>
    </SidePanel>
  );
  return (
    <WithSidePanel panel={panel || undefined}>
      <button type="button" onClick={() => setOpen(true)}>
        PAY-3041
      </button>
    </WithSidePanel>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('complementary', { name: 'Payment details' });

function makeWindow(matches: boolean) {
  const list = { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
}

describe('where there is room', () => {
  beforeEach(() => makeWindow(false));

  test('it is a region of its own beside the screen, with a heading', async () => {
    render(<Payments />);
    await userEvent.click(button('PAY-3041'));
    expect(within(panel()).getByRole('heading', { name: 'Payment details' })).toBeInTheDocument();
    expect(panel()).not.toContainElement(button('PAY-3041'));
  });

  test('the given actions come before the one that closes', async () => {
    render(<Payments isOpenAtFirst />);
    const names = within(panel()).getAllByRole('button');
    expect(names.slice(0, 2)).toEqual([button('Print'), button('Close')]);
  });

  test('opened by hand it takes the focus, and gives it back when it closes', async () => {
    render(<Payments />);
    await userEvent.click(button('PAY-3041'));
    expect(panel()).toHaveFocus();
    await userEvent.click(button('Close'));
    await waitFor(() => expect(button('PAY-3041')).toHaveFocus());
  });

  test('there from the start it leaves the focus alone', () => {
    render(<Payments isOpenAtFirst />);
    expect(document.body).toHaveFocus();
  });

  test('Escape inside closes it, elsewhere it does not', async () => {
    render(<Payments isOpenAtFirst />);
    act(() => button('PAY-3041').focus());
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeInTheDocument();
    act(() => button('Print').focus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  test('Escape closes a popover of the panel first', async () => {
    render(<Payments isOpenAtFirst />);
    await userEvent.click(button('Show fees'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Fees' })).not.toBeInTheDocument();
    expect(panel()).toBeInTheDocument();
  });
});

describe('where there is none', () => {
  beforeAll(() => {
    // jsdom has dialogs but cannot show them modally.
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });
  beforeEach(() => makeWindow(true));
  afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'));

  const layer = () => screen.getByRole('dialog', { name: 'Payment details' });

  test('it is a modal layer that has the focus', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Payments />);
    await userEvent.click(button('PAY-3041'));
    expect(layer()).toHaveFocus();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  test('Escape closes it and the focus returns', async () => {
    render(<Payments />);
    await userEvent.click(button('PAY-3041'));
    // The platform turns Escape into a cancel event, which jsdom does not.
    fireEvent(layer(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button('PAY-3041')).toHaveFocus());
  });

  test('a press beside it closes it, one on it does not', async () => {
    render(<Payments isOpenAtFirst />);
    await userEvent.click(screen.getByRole('heading', { name: 'Payment details' }));
    expect(layer()).toBeInTheDocument();
    await userEvent.click(layer());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
