/** The server that is to be killed. */
import './preload'
import '../../site/services/start'
