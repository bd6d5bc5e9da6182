type WithHints = Navigator & { readonly userAgentData?: { readonly mobile: boolean } };

/** Whether the device says that it is a phone or tablet; decides instructions and the kind of the check-in. */
export const isPhone = (): boolean => (navigator as WithHints).userAgentData?.mobile ?? /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent);
