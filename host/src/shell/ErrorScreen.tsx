import styled from 'styled-components';
import { useLedgerLink } from '@back-office/shared/area';
import { documentTitle, paths } from '@back-office/shared/routes';
import { color, space, size, text, weight } from '@back-office/shared/theme';
import { ButtonLink } from '@back-office/shared/ui';

/** The application error screen, for a path that nobody owns. */
export function ErrorScreen() {
  const ledgerLink = useLedgerLink();
  return (
    <Frame data-error-screen="">
      <title>{documentTitle('404 Not Found')}</title>
      <h1>Unexpected Application Error!</h1>
      <p>404 Not Found</p>
      <Hint>
        There is no page at this address. It may have moved, or the link may be incomplete. Nothing of yours is lost.
      </Hint>
      <Ways>
        <ButtonLink to={paths.home()} variant="primary">
          Go to Home
        </ButtonLink>
        <ButtonLink to={paths.items()}>Items</ButtonLink>
        <ButtonLink to={ledgerLink(paths.salesSummary())}>Sales summary</ButtonLink>
        <ButtonLink to={ledgerLink(paths.transactions())}>Transactions</ButtonLink>
      </Ways>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding: ${space[6]} ${size.gutter} ${space[12]};

  h1 {
    ${text.xl}
    font-weight: ${weight.strong};
  }

  p {
    ${text.md}
  }
`;

const Hint = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.textMuted};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
