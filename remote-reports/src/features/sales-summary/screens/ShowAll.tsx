import styled from 'styled-components';
import { countOf, formatCount } from '@back-office/shared/format';
import { media } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import type { Cut } from './useShowAll';

/** Stands below a list that is cut and keeps the focus when the rest comes. Paper says what it leaves out. */
export function ShowAll({ cut: { count, hidden, toggle } }: { readonly cut: Cut }) {
  return (
    <>
      <OnScreen>
        <Button variant="link" size="small" onClick={toggle}>
          {hidden > 0 ? `Show all ${countOf(count, 'row')}` : 'Show fewer rows'}
        </Button>
      </OnScreen>
      {hidden > 0 && <OnPaper>and {formatCount(hidden)} more</OnPaper>}
    </>
  );
}

const OnScreen = styled.span`
  ${media.print} {
    display: none;
  }
`;

const OnPaper = styled.span`
  display: none;

  ${media.print} {
    display: inline;
  }
`;
