/** The measured server. */
import './count-statements'
import './tenants'
import '../../../site/server/start'
