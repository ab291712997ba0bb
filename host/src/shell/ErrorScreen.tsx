import styled from 'styled-components';
import { useLedgerLink } from '@back-office/shared/area';
import { useServices } from '@back-office/shared/contract';
import { documentTitle, paths, screenInShop } from '@back-office/shared/routes';
import { gridStyle, size, space, text, textStyle } from '@back-office/shared/theme';
import { ButtonLink, Row, Text } from '@back-office/shared/ui';

/** The application error screen, for a path that nobody owns. */
export function ErrorScreen() {
  const { shop } = useServices();
  const ledgerLink = useLedgerLink();
  return (
    <Frame data-error-screen="">
      <title>{documentTitle(screenInShop('404 Not Found', shop))}</title>
      <h1>Unexpected Application Error!</h1>
      <p>404 Not Found</p>
      <Text as="p" tone="muted" below={4}>
        There is no page at this address. It may have moved, or the link may be incomplete. Nothing of yours is lost.
      </Text>
      <Row gap={2} align="stretch" wrap>
        <ButtonLink to={paths.home()} variant="primary">
          Go to Home
        </ButtonLink>
        <ButtonLink to={paths.items()}>Items</ButtonLink>
        <ButtonLink to={ledgerLink(paths.salesSummary())}>Sales summary</ButtonLink>
        <ButtonLink to={ledgerLink(paths.transactions())}>Transactions</ButtonLink>
      </Row>
    </Frame>
  );
}

const Frame = styled.div`
  ${gridStyle({ gap: 2 })}
  justify-items: start;
  padding: ${space[6]} ${size.gutter} ${space[12]};

  h1 {
    ${textStyle({ size: 'xl', weight: 'strong' })}
  }

  p {
    ${text.md}
  }
`;
