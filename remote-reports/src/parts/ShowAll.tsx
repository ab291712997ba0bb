import { useState } from 'react';
import styled from 'styled-components';
import { pluralize, formatCount } from '@back-office/shared/format';
import { media } from '@back-office/shared/theme';
import { Button, Text } from '@back-office/shared/ui';

interface LongList {
  readonly count: number;
  /** The number of rows that are not shown. */
  readonly hidden: number;
  readonly toggle: () => void;
}

/** Shows the first rows of a list until the merchant asks for all. `longList` is undefined for short lists. */
export function useShowAll<Row>(rows: readonly Row[], maxShown: number) {
  const [isAllShown, setAllShown] = useState(false);
  if (rows.length <= maxShown) return { shown: rows, longList: undefined };
  const shown = isAllShown ? rows : rows.slice(0, maxShown);
  const longList: LongList = {
    count: rows.length,
    hidden: rows.length - shown.length,
    toggle: () => setAllShown(!isAllShown),
  };
  return { shown, longList };
}

/** The button below a long list. It keeps the focus when the list grows. The printed list says how many rows it omits. */
export function ShowAll({ longList: { count, hidden, toggle } }: { readonly longList: LongList }) {
  return (
    <>
      <Text on="screen">
        <Button variant="link" size="small" onClick={toggle}>
          {hidden > 0 ? `Show all ${pluralize(count, 'row')}` : 'Show fewer rows'}
        </Button>
      </Text>
      {hidden > 0 && <PrintOnly>and {formatCount(hidden)} more</PrintOnly>}
    </>
  );
}

const PrintOnly = styled.span`
  display: none;

  ${media.print} {
    display: inline;
  }
`;
