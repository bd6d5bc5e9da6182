/** What the demo organisation announces. */
const day = (shift: number): string => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);

export const announcements = () => [
  { title: 'Annual stock count', type: 'TEXT', text: 'The warehouses are closed for the count next Friday.\nPlan deliveries for the days before.', fromDate: day(-2), toDate: day(21) },
  { title: 'New canteen hours', type: 'TEXT', text: 'Lunch is served from 12:00 to 14:30.', fromDate: day(-10) },
  { title: 'Heavy rain', type: 'FLASH', flashContent: 'Buses from Coimbatore leave at 16:30 today.', fromDate: day(0), toDate: day(0) },
];
