import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from './MultiSelect';
import { Select, type SelectProps } from './Select';

const options = [
  { value: '', label: 'Any unit' },
  { value: 'item', label: 'Per item' },
  { value: 'pound', label: 'Per pound' },
];

function Unit({ start = 'item', ...props }: Partial<SelectProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <Select label="Unit" options={options} value={value} onChange={setValue} {...props} />;
}

const field = (name = /Unit/) => screen.getByRole('button', { name });

test('the field shows its label and the chosen option', () => {
  render(<Unit />);
  expect(field()).toHaveAccessibleName('Per item Unit');
  expect(field()).toHaveTextContent('Per item');
});

test('choosing another option changes the value and closes the list', async () => {
  const onChange = jest.fn();
  render(<Unit onChange={onChange} />);
  await userEvent.click(field());
  expect(screen.getByRole('option', { name: 'Per item' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('option', { name: 'Per pound' }));
  expect(onChange.mock.calls).toEqual([['pound']]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('an empty value is an option like any other', async () => {
  render(<Unit />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Any unit' }));
  expect(field()).toHaveTextContent('Any unit');
});

test('a value without an option shows the placeholder', () => {
  render(<Unit start="gone" placeholder="Choose a unit" />);
  expect(field()).toHaveTextContent('Choose a unit');
});

test('arrow keys and Enter choose', async () => {
  const user = userEvent.setup();
  render(<Unit />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveTextContent('Per pound');
});

test('an error replaces the hint and describes the field', () => {
  const { rerender } = render(<Unit hint="How it is sold" />);
  expect(field()).toHaveAccessibleDescription('How it is sold');
  rerender(<Unit hint="How it is sold" error="Please choose a unit." />);
  expect(field()).toHaveAccessibleDescription('Please choose a unit.');
});

test('a disabled field does not open', async () => {
  render(<Unit isDisabled />);
  await userEvent.click(field());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

const categories = ['Bakery', 'Coffee', 'Deli'].map((label) => ({ value: label, label }));

function Categories({ start = [], ...props }: Partial<MultiSelectProps> & { readonly start?: readonly string[] }) {
  const [values, setValues] = useState(start);
  return <MultiSelect label="Categories" options={categories} values={values} onChange={setValues} {...props} />;
}

test('several options can be checked while the list stays open', async () => {
  const user = userEvent.setup();
  render(<Categories placeholder="Choose categories" />);
  expect(field(/Categories/)).toHaveTextContent('Choose categories');
  await user.click(field(/Categories/));
  await user.click(screen.getByRole('option', { name: 'Bakery' }));
  await user.click(screen.getByRole('option', { name: 'Deli' }));
  expect(screen.getByRole('option', { name: 'Deli' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  expect(field(/Categories/)).toHaveTextContent('Bakery and Deli');
});

test('Escape closes the list and keeps the choices', async () => {
  const onChange = jest.fn();
  render(<Categories start={['Bakery', 'Deli']} onChange={onChange} />);
  await userEvent.click(field(/Categories/));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('choosing a checked option removes it', async () => {
  const onChange = jest.fn();
  render(<Categories start={['Bakery', 'Deli']} onChange={onChange} />);
  await userEvent.click(field(/Categories/));
  await userEvent.click(screen.getByRole('option', { name: 'Bakery' }));
  expect(onChange.mock.calls).toEqual([[['Deli']]]);
});

test('a value without an option can be typed and added', async () => {
  const user = userEvent.setup();
  render(<Categories allowsCustom start={['Bakery']} />);
  await user.click(field(/Categories/));
  await user.keyboard('Tea');
  await user.click(screen.getByRole('option', { name: 'Add “Tea”' }));
  expect(screen.getByRole('option', { name: 'Tea' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  expect(field(/Categories/)).toHaveTextContent('Bakery and Tea');
});

test('an existing option is not offered for adding', async () => {
  const user = userEvent.setup();
  render(<Categories allowsCustom />);
  await user.click(field(/Categories/));
  await user.keyboard('coffee');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Coffee']);
});

test('an option with a long name is not cut: it wraps', async () => {
  const long = 'Hauptfiliale am Gendarmenmarkt in Berlin-Mitte (Erdgeschoss links)';
  render(
    <Unit
      options={[
        { value: 'item', label: 'Per item' },
        { value: 'long', label: long },
      ]}
    />,
  );
  await userEvent.click(field());
  const text = within(screen.getByRole('option', { name: long })).getByText(long);
  expect(text).not.toHaveStyle({ whiteSpace: 'nowrap' });
  expect(text).toHaveStyle({ overflowWrap: 'anywhere' });
});
