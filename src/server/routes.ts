/** Every address of the server. */
import { viewAsRoutes } from './access/view-as-stop.ts';
import { activityRoutes } from './activity/routes.ts';
import { airTicketRoutes } from './air-tickets/settlement-routes.ts';
import { attendanceFinalizationRoutes } from './attendance/finalization-routes.ts';
import { teamReportRoutes } from './attendance/team-report-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { withPlan } from './billing/plan-gate.ts';
import { textRoute } from './data-loss-prevention/words/text-route.ts';
import { careersRoutes } from './careers/routes.ts';
import { graphqlRoutes } from './endpoints.ts';
import { modelRoutes } from './faces/model-routes.ts';
import { fileRoutes } from './files/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { consoleRoutes } from './http/console-routes.ts';
import { echoRoutes } from './http/echo.ts';
import { healthRoutes } from './http/health.ts';
import type { Route } from './http/route.ts';
import { microsoftRoutes } from './microsoft/callback.ts';
import { monitoringLogRoutes } from './monitoring/log-routes.ts';
import { ownCalendarRoutes } from './own-calendar/feed-route.ts';
import { fundTransferRoutes } from './payroll/transfer/file-routes.ts';
import { benefitsReportRoutes } from './payroll/benefits-report-routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { exportRoutes } from './resource/export/routes.ts';
import { importRoutes } from './resource/import/routes.ts';
import { taxRegimeRoutes } from './tax-and-statutory/compare-tax-regime.ts';

export const routesOf = (consoleFolder: string): readonly Route[] => [...healthRoutes, ...echoRoutes, ...authRoutes, ...viewAsRoutes, ...withPlan(graphqlRoutes), ...fileRoutes, ...imageRoutes, ...withPlan(importRoutes), ...withPlan(exportRoutes), ...withPlan(reportRoutes), ...modelRoutes, ...withPlan(attendanceFinalizationRoutes), ...withPlan(teamReportRoutes), ...withPlan(monitoringLogRoutes), ...activityRoutes, textRoute, ...withPlan(airTicketRoutes), ...withPlan(benefitsReportRoutes), ...withPlan(fundTransferRoutes), ...withPlan(taxRegimeRoutes), ...ownCalendarRoutes, ...microsoftRoutes, ...careersRoutes(consoleFolder), ...consoleRoutes(consoleFolder)];
