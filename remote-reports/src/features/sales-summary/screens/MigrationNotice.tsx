import styled from 'styled-components';
import { paths } from '@back-office/shared/routes';
import { useDismissed } from '@back-office/shared/state';
import { media, weight } from '@back-office/shared/theme';
import { ButtonLink, Notice } from '@back-office/shared/ui';

/** Shown until the merchant dismisses it. The notifications of the shell keep it. */
export function MigrationNotice() {
  const { isDismissed, dismiss } = useDismissed('migration');
  if (isDismissed) return null;
  return (
    <ScreenOnly>
      <Notice
        tone="notice"
        action={
          <Destination to={paths.migrationStatus()} size="small">
            Migration Status
          </Destination>
        }
        onDismiss={dismiss}
      >
        <Message>Reports move to a new reporting system in May 2026.</Message>
      </Notice>
    </ScreenOnly>
  );
}

const ScreenOnly = styled.div`
  ${media.print} {
    display: none;
  }
`;

const Message = styled.p`
  font-weight: ${weight.strong};
`;

/** Gives the small button the height that the notice reserves for a larger one. */
const Destination = styled(ButtonLink)`
  margin-block: 2px;
`;
