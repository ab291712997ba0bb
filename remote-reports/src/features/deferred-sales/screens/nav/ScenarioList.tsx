import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import {
  centered,
  color,
  currentBar,
  hoverGround,
  motion,
  radius,
  rowStyle,
  shadow,
  space,
  textStyle,
} from '@back-office/shared/theme';
import { Grid } from '@back-office/shared/ui';
import { withGroup, withoutScenario, withScenario } from '../../domain/deferredParams';
import { scenarioKinds, type ScenarioKind } from '../../domain/scenario';
import { scenarioGroups } from '../../domain/scenarioGroups';
import { useDeferredSales } from '../../state/DeferredSalesProvider';

interface ScenarioListProps {
  /** Called when a link is followed. */
  readonly onFollow?: () => void;
}

/** Invoices or appointments, then the groups and their scenarios. Choosing a group clears the scenario. */
export function ScenarioList({ onFollow }: ScenarioListProps) {
  const { view, params } = useDeferredSales();
  const { scenario, group: current, kind } = view;
  const groups = scenarioGroups.filter((group) => group.kind === undefined || group.kind === kind);
  const to = (next: URLSearchParams) => ({ search: next.toString() });
  return (
    <>
      <Grid gap="2px" columns="1fr auto" pad="2px" below={2} round="md" ground="sunken" role="group" aria-label="Sales">
        {scenarioKinds.map((each) => (
          <Kind
            key={each}
            to={to(withGroup(params, firstGroups[each]))}
            aria-current={each === kind ? 'true' : undefined}
          >
            {each}
          </Kind>
        ))}
      </Grid>
      <Item
        to={to(withoutScenario(params))}
        aria-current={!scenario && !current ? 'page' : undefined}
        onClick={onFollow}
      >
        All deferred sales
      </Item>
      {groups.map((group) => (
        <Group key={group.id}>
          <Heading
            to={to(withGroup(params, group.id))}
            aria-current={!scenario && group === current ? 'page' : undefined}
            onClick={onFollow}
          >
            {group.title}
          </Heading>
          <ul aria-label={group.title}>
            {group.scenarios.map(({ id, title }) => (
              <li key={id}>
                <Item
                  to={to(withScenario(params, id))}
                  aria-current={id === scenario?.id ? 'page' : undefined}
                  onClick={onFollow}
                >
                  {title}
                </Item>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </>
  );
}

/** What choosing Invoices or Appointments shows. */
const firstGroups: Readonly<Record<ScenarioKind, string>> = {
  Invoices: 'invoices-deposits',
  Appointments: 'appointments-deposits',
};

const Kind = styled(Link)`
  ${centered}
  ${textStyle({ size: 'xs', weight: 'medium', pad: ['0px', '10px'], minHeight: '30px' })}
  border: 1px solid transparent;
  border-radius: calc(${radius.md} - 2px);

  && {
    color: ${color.textSecondary};
  }

  ${hoverGround}

  &&[aria-current] {
    border-color: ${color.borderStrong};
    ${textStyle({ ground: 'raised', tone: 'text' })}
    box-shadow: ${shadow.control};
  }
`;

const Group = styled.div`
  margin-top: ${space[3]};
`;

const Item = styled(Link)`
  ${rowStyle({ size: 'sm', pad: ['6px', '10px'], below: '2px', minHeight: '32px', round: 'md' })}
  transition: background-color ${motion.fast};

  && {
    color: ${color.text};
  }

  ${hoverGround}

  &[aria-current] {
    ${textStyle({ ground: 'active', weight: 'strong' })}
    ${currentBar}
  }
`;

const Heading = styled(Item)`
  ${textStyle({ minHeight: '28px', padY: 1, size: 'xs' })}

  &&:not([aria-current]) {
    color: ${color.textMuted};
  }
`;
