import { Screen, EmptyState } from '@back-office/shared/ui';

interface PlannedScreenProps {
  readonly title: string;
  /** One honest line: what will stand here. */
  readonly plan: string;
}

/** A registered route whose screen is not built yet; it says what will stand there and claims nothing. */
export function PlannedScreen({ title, plan }: PlannedScreenProps) {
  return (
    <Screen title={title}>
      <EmptyState title="Not built yet" hint={plan} />
    </Screen>
  );
}
