import type { DrillDownLine } from '@back-office/shared/routes';
import { useFocusOnClose } from '../../../state/useFocusOnClose';
import type { SummaryView } from '../domain/summaryView';
import { DrillDownDialog } from './deferredParts';

interface OpenedLineProps {
  readonly line: DrillDownLine | undefined;
  readonly scope: SummaryView['scope'];
  readonly onClose: () => void;
}

/** The drill-down of the line in the address. Closing it focuses the line, even if a link opened the drill-down. */
export function OpenedLine({ line, scope, onClose }: OpenedLineProps) {
  useFocusOnClose(line);
  if (!line) return null;
  return <DrillDownDialog line={line} scope={scope} onClose={onClose} onFailed={onClose} />;
}
