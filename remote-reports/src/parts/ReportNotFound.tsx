import { FileQuestionMark } from 'lucide-react';
import { useLedgerLink } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { ButtonLink, Card, EmptyState, Screen } from '@back-office/shared/ui';

/** Stands where a custom report would be whose id is not in the list. */
export function ReportNotFound() {
  const list = useLedgerLink()(paths.customReports());
  return (
    <Screen title="Report not found" back={{ label: 'Custom Reports', to: list }}>
      <Card>
        <EmptyState
          icon={<FileQuestionMark />}
          title="This report does not exist in this browser"
          hint="It may have been deleted, or saved in another browser."
          actions={
            <ButtonLink variant="primary" to={list}>
              All custom reports
            </ButtonLink>
          }
        />
      </Card>
    </Screen>
  );
}
