import styled from 'styled-components';
import { formatCount, pluralize } from '@back-office/shared/format';
import { notOnPaper } from '@back-office/shared/theme';
import { useDelayed } from '@back-office/shared/ui';
import { ProgressBar } from '@back-office/shared/ui/forms';
import type { RunningExport } from '../state/useExport';

/** Of an export that takes a while. */
export function ExportProgress({ done, total, cancel }: RunningExport) {
  if (!useDelayed()) return null;
  return (
    <ScreenOnly>
      <ProgressBar
        label={`Exporting ${formatCount(done)} of ${pluralize(total, 'transaction')}`}
        value={done / total}
        onCancel={cancel}
      />
    </ScreenOnly>
  );
}

const ScreenOnly = styled.div`
  min-width: 0;
  ${notOnPaper}
`;
