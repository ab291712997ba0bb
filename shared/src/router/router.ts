/** The part of react-router that the product uses. The whole package is twice as large. */
export { BrowserRouter, MemoryRouter, Outlet, matchPath, useLocation, useParams, useRoutes } from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
export { Link, useNavigate, useSearchParams } from './shopLinks';
