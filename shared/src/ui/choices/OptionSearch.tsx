import { Search } from 'lucide-react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { color, rowStyle, textStyle, withoutRing } from '@back-office/shared/theme';

/** The search field above a long list; arrow keys and Enter act on the list while the field keeps the focus. */
export function OptionSearch({ label }: { readonly label: string }) {
  return (
    <Line aria-label={label} autoFocus>
      <Search size={16} aria-hidden />
      <Text placeholder={label} />
    </Line>
  );
}

const Line = styled(SearchField)`
  ${rowStyle({ gap: 2, pad: ['0px', 3], below: 1, fixed: true, line: 'bottom' })}

  > svg {
    color: ${color.textMuted};
  }
`;

const Text = styled(Input)`
  ${textStyle({ size: 'sm', tone: 'text', grow: true, height: '36px' })}
  border: 0;
  background: none;

  /* The whole overlay frames the field. */
  ${withoutRing}

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Below options that are not all. */
export const MoreOptions = styled.p`
  ${textStyle({ size: 'xs', tone: 'muted', pad: [2, 3], fixed: true })}
`;

interface NoOptionsProps {
  /** There is nothing to find yet: the first option is typed. */
  readonly isNew?: boolean;
}

export function NoOptions({ isNew = false }: NoOptionsProps) {
  return <Nothing>{isNew ? 'Type a name to add it' : 'Nothing found'}</Nothing>;
}

const Nothing = styled.div`
  ${textStyle({ pad: ['8px', 3], tone: 'muted' })}
`;
