import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink, IconButton, VisuallyHidden } from '@back-office/shared/ui';
import { Menu } from '@back-office/shared/ui/choices';
import { DialogBar } from '../../../../parts/DialogBar';

interface DrillDownActionsProps {
  /** Where all transactions of the line are. */
  readonly seeAll: { readonly to: string; readonly state: object };
  readonly onExport: Readonly<Record<ExportName, () => void>>;
  /** Why nothing can be exported. */
  readonly unavailable: string | undefined;
}

const exportNames = ['Export all columns', 'Export CSV'] as const;
type ExportName = (typeof exportNames)[number];

/** Beside the title. */
export function DrillDownActions({ seeAll, onExport, unavailable }: DrillDownActionsProps) {
  return (
    <>
      <ButtonLink variant="link" {...seeAll}>
        See all in Transactions
      </ButtonLink>
      {exportNames.map((name) => (
        <Button key={name} icon={<Download />} onClick={onExport[name]} unavailable={unavailable}>
          {name}
        </Button>
      ))}
    </>
  );
}

interface DrillDownBarProps extends DrillDownActionsProps {
  /** The sort chip. */
  readonly children: ReactNode;
}

/** The same on one line above the rows, for phones. */
export function DrillDownBar({ seeAll, onExport, unavailable, children }: DrillDownBarProps) {
  const trigger = <IconButton label="Export" variant="secondary" icon={<Download />} unavailable={unavailable} />;
  return (
    <DialogBar
      actions={
        <>
          <ButtonLink variant="link" {...seeAll}>
            See all<VisuallyHidden> in Transactions</VisuallyHidden>
          </ButtonLink>
          {unavailable === undefined ? (
            <Menu
              trigger={trigger}
              items={exportNames.map((name) => ({ id: name, label: name }))}
              onAction={(id) => onExport[id as ExportName]()}
            />
          ) : (
            trigger
          )}
        </>
      }
    >
      {children}
    </DialogBar>
  );
}
