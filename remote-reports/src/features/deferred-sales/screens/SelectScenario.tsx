import { ListChecks } from 'lucide-react';
import { ButtonLink, Card, EmptyState } from '@back-office/shared/ui';
import { withScenario } from '../domain/deferredParams';
import { scenarioGroups } from '../domain/scenarioGroups';
import { useDeferredSales } from '../state/DeferredSalesProvider';

/** Until a scenario is selected: what there is, and the scenarios of the chosen group. */
export function SelectScenario() {
  const { view, params } = useDeferredSales();
  const group = view.group ?? scenarioGroups.find(({ kind }) => kind === view.kind);
  return (
    <Card>
      <EmptyState
        icon={<ListChecks />}
        title="Select a Scenario"
        hint={group?.description}
        actions={group?.scenarios.map(({ id, title }) => (
          <ButtonLink key={id} to={`?${withScenario(params, id).toString()}`}>
            {title}
          </ButtonLink>
        ))}
      />
    </Card>
  );
}
