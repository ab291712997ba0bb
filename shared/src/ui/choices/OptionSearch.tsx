import { Search } from 'lucide-react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { color, space, text } from '../../theme/theme';

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
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[1]};
  padding: 0 ${space[3]};
  border-bottom: 1px solid ${color.border};

  > svg {
    color: ${color.textMuted};
  }
`;

const Text = styled(Input)`
  flex: 1;
  min-width: 0;
  height: 36px;
  border: 0;
  background: none;
  ${text.sm}
  color: ${color.text};

  /* The whole overlay frames the field. */
  &&:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Below options that are not all. */
export const MoreOptions = styled.p`
  flex: none;
  padding: ${space[2]} ${space[3]};
  ${text.xs}
  color: ${color.textMuted};
`;

export function NoOptions() {
  return <Nothing>Nothing found</Nothing>;
}

const Nothing = styled.div`
  padding: 8px ${space[3]};
  color: ${color.textMuted};
`;
