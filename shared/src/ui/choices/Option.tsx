import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import styled from 'styled-components';
import { color, textStyle } from '@back-office/shared/theme';
import { menuItemStyle } from '../overlays/menuItemStyle';

interface OptionProps {
  readonly value: string;
  readonly label: string;
  /** Number of rows with this value, at the end of the line. */
  readonly count?: number | undefined;
}

/** One option of a list, with a check mark when selected. */
export function Option({ value, label, count }: OptionProps) {
  return (
    <Entry id={keyOf(value)} textValue={label}>
      <Text>{label}</Text>
      {count !== undefined && <Count aria-hidden>{count}</Count>}
      <Tick size={16} aria-hidden />
    </Entry>
  );
}

/** react-aria treats an empty key as no key. An empty value is valid, so keys have a prefix. */
export const keyOf = (value: string) => `:${value}`;
export const valueOf = (key: string | number | null) => String(key ?? ':').slice(1);

const Entry = styled(ListBoxItem)`
  ${menuItemStyle}
`;

/** Where a long name does not fit, it wraps: names that begin alike are told apart, also without a pointer. */
const Text = styled.span`
  ${textStyle({ fill: true, anywhere: true })}
`;

const Count = styled.span`
  ${textStyle({ tone: 'muted', tabular: true })}
`;

const Tick = styled(Check)`
  color: ${color.accentText};
  visibility: hidden;

  [aria-selected='true'] > & {
    visibility: visible;
  }
`;
