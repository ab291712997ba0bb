import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Popover } from '@back-office/shared/ui';
import { SidePanel } from './SidePanel';
import { SidePanelLayout } from './SidePanelLayout';

function Payments({ isInitiallyOpen = false }: { readonly isInitiallyOpen?: boolean }) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const panel = isOpen && (
    <SidePanel title="Payment details" onClose={() => setOpen(false)} actions={<button type="button">Print</button>}>
      <Popover label="Fees" trigger={(props) => <button {...props}>Show fees</button>}>
        <button type="button">Learn more</button>
      </Popover>
    </SidePanel>
  );
  return (
    <SidePanelLayout panel={panel || undefined}>
      <button type="button" onClick={() => setOpen(true)}>
        PAY-3041
      </button>
    </SidePanelLayout>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('complementary', { name: 'Payment details' });

function makeWindow(matches: boolean) {
  const list = { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
}

describe('on wide screens', () => {
  beforeEach(() => makeWindow(false));

  test('it is a separate region beside the screen, with a heading', async () => {
    render(<Payments />);
    await userEvent.click(button('PAY-3041'));
    expect(within(panel()).getByRole('heading', { name: 'Payment details' })).toBeInTheDocument();
    expect(panel()).not.toContainElement(button('PAY-3041'));
  });

  test('the actions come before the close button', async () => {
    render(<Payments isInitiallyOpen />);
    const names = within(panel()).getAllByRole('button');
    expect(names.slice(0, 2)).toEqual([button('Print'), button('Close')]);
  });

  test('it takes the focus when it opens and returns it when it closes', async () => {
    render(<Payments />);
    await userEvent.click(button('PAY-3041'));
    expect(panel()).toHaveFocus();
    await userEvent.click(button('Close'));
    await waitFor(() => expect(button('PAY-3041')).toHaveFocus());
  });

  test('if it is open initially, it leaves the focus alone', () => {
    render(<Payments isInitiallyOpen />);
    expect(document.body).toHaveFocus();
  });

  test('Escape closes it only from inside', async () => {
    render(<Payments isInitiallyOpen />);
    act(() => button('PAY-3041').focus());
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeInTheDocument();
    act(() => button('Print').focus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  test('Escape closes a popover inside the panel first', async () => {
    render(<Payments isInitiallyOpen />);
    await userEvent.click(button('Show fees'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Fees' })).not.toBeInTheDocument();
    expect(panel()).toBeInTheDocument();
  });
});

describe('on narrow screens', () => {
  beforeEach(() => makeWindow(true));
  afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'));

  const overlay = () => screen.getByRole('dialog', { name: 'Payment details' });

  test('it is a modal overlay with the focus', async () => {
    render(<Payments />);
    await userEvent.click(button('PAY-3041'));
    expect(overlay()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'PAY-3041' })).not.toBeInTheDocument();
  });

  test('Escape closes it and returns the focus', async () => {
    render(<Payments />);
    await userEvent.click(button('PAY-3041'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button('PAY-3041')).toHaveFocus());
  });

  test('a press on the backdrop closes it, a press inside does not', async () => {
    render(<Payments isInitiallyOpen />);
    await userEvent.click(screen.getByRole('heading', { name: 'Payment details' }));
    expect(overlay()).toBeInTheDocument();
    await userEvent.click(overlay().parentElement as Element);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
