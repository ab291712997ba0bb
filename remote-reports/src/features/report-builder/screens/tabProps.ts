import type { ReportChoices } from '../../../domain/builtReport/builtDefinition';
import type { ReportEdit } from '../state/useReportEdit';

export interface TabProps {
  readonly choices: ReportChoices;
  readonly edit: ReportEdit;
}
