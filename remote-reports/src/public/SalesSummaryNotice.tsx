import { GenerationNotice, type GenerationNoticeProps } from '../features/migration/screens/GenerationNotice';
import { CustomReportsProvider } from '../state/customReports';

/** The notice that reports are moving, with the custom reports that it generates. */
export function SalesSummaryNotice(props: GenerationNoticeProps) {
  return (
    <CustomReportsProvider>
      <GenerationNotice {...props} />
    </CustomReportsProvider>
  );
}
