import { FileChartColumn, Plus, Search } from 'lucide-react';
import { paths } from '@back-office/shared/routes';
import { Button, ButtonLink, Card, EmptyState } from '@back-office/shared/ui';
import type { ReportsList } from '../state/useReportsList';

interface NoReportsProps {
  readonly list: ReportsList;
  /** Missing if no sample was deleted. */
  readonly onRestore: (() => void) | undefined;
}

/** Replaces the table: nothing matches, or there are no reports. */
export function NoReports({ list, onRestore }: NoReportsProps) {
  if (list.isNarrowed)
    return (
      <Card>
        <EmptyState
          icon={<Search />}
          title="No reports found"
          hint="Try adjusting your search or filter criteria"
          actions={<Button onClick={list.clear}>Clear filters</Button>}
        />
      </Card>
    );
  return (
    <Card>
      <EmptyState
        icon={<FileChartColumn />}
        title="No reports found"
        hint="Get started by creating your first custom report"
        actions={
          <>
            {onRestore && <Button onClick={onRestore}>Restore samples</Button>}
            <ButtonLink variant="primary" icon={<Plus />} to={paths.createCustomReport()}>
              Create Custom Report
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}
