import { useLocation, useRoutes, type RouteObject } from '@back-office/shared/router';

/**
 * The screen of the address. A part of the path with a malformed percent sign, such as `%E0%A4%A`, is matched and passed
 * on as the text that it is: react-router would log a warning for every match.
 */
export function useAreaRoutes(routes: RouteObject[]) {
  const location = useLocation();
  const pathname = wellFormedPath(location.pathname);
  return useRoutes(routes, pathname === location.pathname ? undefined : { ...location, pathname });
}

/** The path, in which the percent signs of parts that cannot be decoded are encoded. */
export function wellFormedPath(path: string): string {
  return path
    .split('/')
    .map((part) => (isDecodable(part) ? part : part.replaceAll('%', '%25')))
    .join('/');
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    // What is being asked here.
    return false;
  }
}
