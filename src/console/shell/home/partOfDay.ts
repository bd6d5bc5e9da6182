/** Morning until 12, afternoon until 18, evening after, by the device's clock. */
export const partOfDay = (now: Date): 'morning' | 'afternoon' | 'evening' => {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};
