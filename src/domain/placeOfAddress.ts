/** The server's own machine, a network of one's own, or anywhere. */
export type AddressPlace = 'HERE' | 'OWN_NETWORK' | 'ELSEWHERE';

const HERE = /^(?:127\.|::1$|::ffff:127\.)/i;
/** RFC 1918, RFC 4193, link-local and carrier-grade addresses. */
const OWN = /^(?:::ffff:)?(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)|^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/i;

/** What an IP address tells of a place by itself, without asking anybody. */
export const placeOfAddress = (address: string): AddressPlace => (HERE.test(address) ? 'HERE' : OWN.test(address) ? 'OWN_NETWORK' : 'ELSEWHERE');
