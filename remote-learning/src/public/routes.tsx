import { PlannedScreen } from '@back-office/shared/area';
import { contractVersion, type Area } from '@back-office/shared/contract';
import { plannedScreens } from './plannedScreens';

/** The routes of this remote, relative to the root of the product. */
export function createArea(): Area {
  return {
    contract: contractVersion,
    routes: plannedScreens.map(({ path, title, plan }) => ({
      path,
      element: <PlannedScreen title={title} plan={plan} />,
    })),
  };
}
