import styled from 'styled-components';
import { paths } from '@back-office/shared/routes';
import { useDismissed } from '@back-office/shared/state';
import { media, weight } from '@back-office/shared/theme';
import { ButtonLink, Notice } from '@back-office/shared/ui';

/** Shown until the merchant puts it away (decision D9); the bell keeps it. */
export function MigrationNotice() {
  const { isDismissed, dismiss } = useDismissed('migration');
  if (isDismissed) return null;
  return (
    <OnScreen>
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
    </OnScreen>
  );
}

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;

const Message = styled.p`
  font-weight: ${weight.strong};
`;

/** The notice makes room for a button of the larger size. */
const Destination = styled(ButtonLink)`
  margin-block: 2px;
`;
