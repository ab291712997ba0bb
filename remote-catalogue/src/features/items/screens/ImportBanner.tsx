import styled from 'styled-components';
import { useDismissed } from '@back-office/shared/state';
import { media, rowStyle, space } from '@back-office/shared/theme';
import { Button, Notice } from '@back-office/shared/ui';
import { useItems } from '../../../state/items';
import { useSampleCatalog } from '../state/useSampleCatalog';

/** Offers newcomers the import and the sample catalog, until it is dismissed or they have items of their own. */
export function ImportBanner({ onImport }: { readonly onImport: () => void }) {
  const { isDismissed, dismiss } = useDismissed('items-import-banner');
  const { isReading } = useItems();
  const { hasOwnItems, isOffered, load } = useSampleCatalog();
  if (isDismissed || hasOwnItems || isReading) return null;
  return (
    <Notice
      tone="info"
      action={
        <Offers>
          {isOffered() && (
            <Button variant="link" onClick={() => void load()}>
              Load the sample catalog
            </Button>
          )}
          <Button variant="link" onClick={onImport}>
            Import library
          </Button>
        </Offers>
      }
      onDismiss={dismiss}
    >
      Already have items? Upload an existing item catalog to get started
    </Notice>
  );
}

const Offers = styled.div`
  ${rowStyle({ align: 'stretch', wrap: true })}
  column-gap: ${space[4]};

  /* Lines the words up with the text above. */
  ${media.phone} {
    row-gap: 0;
    margin-inline-start: -5px;
  }
`;
